/** Returns true if a link opens a page of this site in this tab. Downloads and other tabs are left to the browser. */
export function opensHere(link: HTMLAnchorElement): boolean {
  const isHere = /^(?:_self)?$/i.test(link.target) && !link.hasAttribute('download')
  return isHere && link.origin === location.origin && /^https?:$/.test(link.protocol)
}
