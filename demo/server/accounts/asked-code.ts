/** A code of the second factor that was sent. */
export interface AskedCode {
  /** What the code is sent back with: 192 bits, worth something to this session alone. */
  transaction: string
  /** The address that it went to, as far as a page may say it. */
  email: string
}

/** What the page says once it has been sent. */
export const codeSent = ({ email }: AskedCode): string => `Un code vient d’être envoyé à l’adresse ${email}.`
