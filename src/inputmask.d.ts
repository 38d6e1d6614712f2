declare module 'inputmask/lib/inputmask.js' {
  /** What we use of Inputmask: what a text becomes, without a field. */
  export default class Inputmask {
    constructor(options: Record<string, unknown>)
    format(text: string): string
    isValid(text: string): boolean
    unmaskedvalue(text: string): string
  }
}

declare module 'inputmask/lib/extensions/inputmask.extensions.js'
