/** `at` tells apart figures with the same label. */
type Figure = { label: string; text: string; at?: string | number }

/** The figures of a chart, for people who cannot see it. */
export const ChartFigures = ({ title, figures }: { title: string; figures: readonly Figure[] }) => (
  // A bare table would still be as wide as its caption.
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
