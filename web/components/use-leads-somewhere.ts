import { useRouter } from '@tanstack/react-router'

/** Gives a function that tells whether an address leads to an existing screen: links to others are not shown. */
export const useLeadsSomewhere = (): ((item: { href: string }) => boolean) => {
  const paths = Object.keys(useRouter().routesByPath)
  const fixed = new Set(paths)
  const isLike = (path: string) => {
    const parts = path.split('/')
    return (shape: string) => {
      const shapes = shape.split('/')
      return shapes.length === parts.length && shapes.every((each, index) => each === parts[index] || each.startsWith('$'))
    }
  }
  return ({ href }) => {
    const path = href.split('?', 1)[0]!
    return fixed.has(path) || fixed.has(`${path}/`) || paths.some(isLike(path))
  }
}
