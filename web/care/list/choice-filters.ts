// Filters by choice: fixed choices, names from the API, and a search text.
import { readChoice, readList, readUuid } from '#client/search-params.ts'
import type { Asked, Declared, Known, Name, NamesOf, Search, Word } from './filter.ts'

type Base<Field extends string> = {
  label: string
  /** Above the choices: "Hoe ver van je huis?" */
  question?: string
  field: Field
}
const anything: Word = { value: '', label: 'Maakt niet uit' }
const wordOf = (value: Search[string]) => (typeof value === 'string' ? value : undefined)
const wordsOf = (value: Search[string]) => (value === undefined ? [] : [value].flat())
const list = (name: string, words: readonly string[]): Search => (words.length > 0 ? { [name]: [...words] } : {})
const one = (name: string, word: string | undefined): Search => (word ? { [name]: word } : {})
const all = (asked: URLSearchParams, field: string) => [...asked.getAll(field), ...asked.getAll(`${field}[]`)]
const readSlug = (value: unknown) => (typeof value === 'string' && /^[a-z0-9-]+$/.test(value) ? [value] : [])
const saidOf = ({ label, said = label }: Word) => said
const sayWords = (labels: string[]) => (labels.length > 2 ? `${labels.length} gekozen` : labels.join(' of ') || null)

/** 'Uren ingediend' as 'uren-ingediend', "Huize 't Anker" as 'huize-t-anker'. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Any of a few fixed choices. */
export const several =
  <C, Field extends string>({
    label,
    question = label,
    field,
    choices,
  }: Base<Field> & { choices: readonly Word[] }): Declared<C, Field> =>
  name => {
    const chosen = (search: Search) => wordsOf(search[name])
    const chosenOf = (search: Search) => choices.filter(word => chosen(search).includes(word.value))
    return {
      name,
      label,
      read: given =>
        list(
          name,
          readList(
            given[name],
            choices.map(word => word.value),
          ),
        ),
      ask: search => withField(field, chosenOf(search), words => words.map(word => String(word.asked))),
      say: search => sayWords(chosenOf(search).map(saidOf)),
      back: asked =>
        list(
          name,
          choices.filter(word => all(asked, field).includes(String(word.asked))).map(word => word.value),
        ),
      none: { [name]: undefined },
      field: { question, several: true, choices: () => choices, chosen, choose: words => ({ [name]: words }) },
    }
  }
const withField = <Field extends string, T>(field: Field, found: readonly T[], asked: (found: readonly T[]) => Asked[string]) =>
  (found.length > 0 ? { [field]: asked(found) } : {}) as { [F in Field]?: Asked[string] }

/** The options of `oneOf`. */
export type One<C, Field extends string> = Base<Field> & {
  /** The choices, also for a value from the address. */
  choices: readonly Word[] | ((context: C, chosen: string | undefined) => readonly Word[])
  /** What applies when the address has none. */
  absent?: (context: C) => string
}
/** One of a few. With `absent`, "Maakt niet uit" is 'alles' in the address. */
export const oneOf =
  <C, Field extends string>({ label, question = label, field, choices, absent }: One<C, Field>): Declared<C, Field> =>
  name => {
    const wordsFor = (context: C, chosen: string | undefined) =>
      typeof choices === 'function' ? choices(context, chosen) : choices
    const valueIn = (search: Search, { context }: Known<C>) => wordOf(search[name]) ?? absent?.(context)
    const chosen = (search: Search, known: Known<C>) =>
      wordsFor(known.context, valueIn(search, known)).filter(
        word => word.value === valueIn(search, known) && word.asked !== undefined,
      )
    const whatever = absent ? { ...anything, value: 'alles' } : anything
    const read = (value: unknown) => {
      if (absent && value === 'alles') return value
      if (typeof choices === 'function') return readSlug(value)[0]
      return readChoice(
        value,
        choices.map(word => word.value),
        undefined,
      )
    }
    return {
      name,
      label,
      read: given => one(name, read(given[name])),
      ask: (search, known) => withField(field, chosen(search, known), ([word]) => word!.asked!),
      say: (search, known) => chosen(search, known).map(saidOf)[0] ?? null,
      back: (asked, { context }) => {
        const value = asked.get(field)
        if (value === null) return one(name, absent && 'alles')
        const word = wordsFor(context, value).find(each => String(each.asked) === value)
        return one(name, word?.value === absent?.(context) ? undefined : word?.value)
      },
      none: { [name]: absent ? 'alles' : undefined },
      field: {
        question,
        several: false,
        choices: (search, known) => [...wordsFor(known.context, valueIn(search, known)), whatever],
        chosen: (search, known) => [valueIn(search, known) ?? ''],
        choose: ([word]) => ({ [name]: word || undefined }),
      },
    }
  }

/** The options of `named`. */
export type Named<C, Field extends string> = Base<Field> & {
  names: NamesOf
  several: boolean
  /** Which of the names this viewer can choose. */
  fits?: (name: Name, context: C, all: readonly Name[]) => boolean
}
// A name that no longer exists keeps its filter: it finds nothing, rather than everything.
const nobody = 'geen'
/** One or several names from the API: levels, locations. In the address a name is its slug. */
export const named =
  <C, Field extends string>({
    label,
    question = label,
    field,
    names,
    several: many,
    fits,
  }: Named<C, Field>): Declared<C, Field> =>
  name => {
    const slugs = (search: Search) => wordsOf(search[name])
    const namesIn = (known: Known<C>) => known.names[names.call] ?? []
    const found = (search: Search, known: Known<C>) => namesIn(known).filter(each => slugs(search).includes(slugOf(each.name)))
    const part = (words: string[]): Search => (many ? list(name, words) : one(name, words[0]))
    return {
      name,
      label,
      read: given => part([given[name]].flat().flatMap(readSlug)),
      ask: (search, known) =>
        withField(field, slugs(search), () => {
          const uuids = found(search, known).map(each => each.uuid)
          return uuids.length > 0 ? uuids : [nobody]
        }),
      say: (search, known) => sayWords(slugs(search).map(slug => found({ [name]: slug }, known)[0]?.name ?? slug)),
      back: (asked, known) =>
        part(all(asked, field).map(uuid => slugOf(namesIn(known).find(each => each.uuid === uuid)?.name ?? 'onbekend'))),
      none: { [name]: undefined },
      names,
      field: {
        question,
        several: many,
        choices: (_search, known) => [
          ...namesIn(known)
            .filter((each, _at, every) => fits?.(each, known.context, every) ?? true)
            .map(each => ({ value: slugOf(each.name), label: each.name })),
          ...(many ? [] : [anything]),
        ],
        chosen: search => (many || slugs(search).length > 0 ? slugs(search) : ['']),
        choose: words => ({ [name]: many ? words : words[0] || undefined }),
      },
    }
  }

/**
 * A search text. With a `question` ("Zoek op naam") the bar has a search field for it; without one the text comes from a search
 * field elsewhere, shows as a chip and can only be removed.
 */
export const searched =
  <C, Field extends string>({ label, question, field }: Base<Field>): Declared<C, Field> =>
  name => ({
    name,
    label,
    typed: question,
    read: given => one(name, typeof given[name] === 'string' ? String(given[name]).trim().slice(0, 100) : undefined),
    ask: search => withField(field, wordsOf(search[name]), ([word]) => word!),
    say: search => (search[name] ? `“${String(search[name])}”` : null),
    back: asked => one(name, asked.get(field) ?? undefined),
    none: { [name]: undefined },
  })

/** One thing chosen elsewhere on the screen, by its uuid: a chip that can only be removed. `say` knows its name. */
export const picked =
  <C, Field extends string>({
    label,
    field,
    say,
  }: Base<Field> & { say: (context: C, uuid: string) => string }): Declared<C, Field> =>
  name => ({
    name,
    label,
    read: given => one(name, readUuid(given[name])),
    ask: search => withField(field, wordsOf(search[name]), ([word]) => word!),
    say: (search, { context }) => (search[name] ? say(context, String(search[name])) : null),
    back: asked => one(name, asked.get(field) ?? undefined),
    none: { [name]: undefined },
  })
