const [address, ...source] = document.querySelector<HTMLMetaElement>('meta[name=map-tiles]')?.content.split(' ') ?? []
/** Pictures for below a map and who made them: a setting of the server, which writes it into the page. */
export const mapTiles = address?.includes('{z}') ? { address, source: source.join(' ') } : undefined
