/** The command is not written as it should be, or names what is not there. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
