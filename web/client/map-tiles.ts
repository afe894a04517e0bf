const [address, ...source] = document.querySelector<HTMLMetaElement>('meta[name=map-tiles]')?.content.split(' ') ?? []
/** Map tiles and their attribution: a server setting, which the server writes into the page. */
export const mapTiles = address?.includes('{z}') ? { address, source: source.join(' ') } : undefined
