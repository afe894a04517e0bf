/** `at` tells figures with the same label apart. */
type Figure = { label: string; text: string; at?: string | number }

/** The figures of a chart, for those who do not see it. */
export const ChartFigures = ({ title, figures }: { title: string; figures: readonly Figure[] }) => (
  // A table by itself would still be as wide as its caption.
  <div className="unseen">
    <table>
      <caption>{title}</caption>
      <tbody>
        {figures.map(({ label, text, at }) => (
          <tr key={at ?? label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
