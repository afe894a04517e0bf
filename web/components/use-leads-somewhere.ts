import { useRouter } from '@tanstack/react-router'

/** Gives a function that tells whether an address leads to an existing screen: links to others are not shown. */
export const useLeadsSomewhere = (): ((item: { href: string }) => boolean) => {
  const paths = Object.keys(useRouter().routesByPath)
  return ({ href }) => {
    const path = href.split('?', 1)[0]!
    return paths.some(each => new RegExp(`^${each.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/?$`).test(path))
  }
}
