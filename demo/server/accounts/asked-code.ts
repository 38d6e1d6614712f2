/** A code of the second factor that was sent to the customer. */
export interface AskedCode {
  /** The token to send back together with the code: 192 bits, valid in this session only. */
  transaction: string
  /** The address that the code was sent to, masked so that a page may show it. */
  email: string
}

/** Returns the message of the page once the code is sent. */
export const codeSent = ({ email }: AskedCode): string => `Un code vient d’être envoyé à l’adresse ${email}.`
