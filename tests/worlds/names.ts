// A name, with its form for the bank; undefined when no rule transliterates it.
interface Name {
  language: string
  firstName: string
  lastName: string
  sepa: string | undefined
}
const named = (language: string, firstName: string, lastName: string, sepa?: string): Name => ({
  language,
  firstName,
  lastName,
  sepa,
})

export const names: readonly Name[] = [
  named('Nederlands', 'Zoë', 'van ’t Hoff-Ĳsselstein', "Zoe van 't Hoff-IJsselstein"),
  named('Frysk', 'Sjoukje', 'Jûkema', 'Sjoukje Jukema'),
  named('Türkçe', 'Özge', 'Yıldız-Çağlar', 'Ozge Yildiz-Caglar'),
  named('Polski', 'Łucja', 'Wójcik-Żółć', 'Lucja Wojcik-Zolc'),
  named('Čeština', 'Jiří', 'Dvořák', 'Jiri Dvorak'),
  named('Română', 'Ștefan', 'Țîrlea', 'Stefan Tirlea'),
  named('Deutsch', 'Jürgen', 'Groß', 'Jurgen Gross'),
  named('Dansk', 'Søren', 'Ærø', 'Soren AEro'),
  named('Íslenska', 'Þórður', 'Guðmundsson', 'Thordur Gudmundsson'),
  named('Tiếng Việt', 'Đặng', 'Nguyễn Thị Ảnh', 'Dang Nguyen Thi Anh'),
  named('Русский', 'Юрий', 'Иванов', 'Iurii Ivanov'),
  named('Українська', 'Леся', 'Щербаківська', 'Lesia Shcherbakivska'),
  named('Български', 'Георги', 'Недялков', 'Georgi Nedialkov'),
  named('Српски', 'Љиљана', 'Ђорђевић', 'Ljiljana Dordevic'),
  named('Ελληνικά', 'Γεώργιος', 'Παπαδόπουλος', 'Georgios Papadopoulos'),
  named('ქართული', 'ნინო', 'ჩხეიძე', 'nino chkheidze'),
  named('Hausa', 'Ɗanladi', 'Ƙwaro', 'Danladi Kwaro'),
  named('العربية', 'محمد', 'الحسن'),
  named('עברית', 'יעל', 'כהן'),
  named('中文', '小明', '王'),
  named('한국어', '지민', '김'),
  named('አማርኛ', 'ሰላም', 'ተስፋዬ'),
  named('हिन्दी', 'प्रिया', 'शर्मा'),
]
