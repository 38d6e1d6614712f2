/** Takes away what the browser keeps for secure pages, as on a page of plain HTTP. @returns a function that restores it */
export function withoutSecureContext(): () => void {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  return () => Reflect.deleteProperty(crypto, 'randomUUID')
}
