/** The link that calls a number: '033 - 123 45 67' as 'tel:0331234567'. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
