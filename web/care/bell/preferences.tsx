/** How I want to hear of things. */
export function Preferences() {
  return null
}
