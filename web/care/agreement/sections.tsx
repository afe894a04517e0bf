/** The sections of an agreement, each with its title and paragraphs. */
export const Sections = ({ of }: { of: readonly { title: string; text: string }[] }) => (
  <div className="stack gap-24 above-12">
    {of.map(({ title, text }) => (
      <section key={title}>
        <h3>{title}</h3>
        {text.split('\n\n').map(paragraph => (
          <p key={paragraph} className="above-8 as-typed">
            {paragraph}
          </p>
        ))}
      </section>
    ))}
  </div>
)
