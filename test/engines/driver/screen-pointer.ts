import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Requests of the X11 protocol; the last is the one of its extension XTEST that acts as a hand would. */
const requests = { getInputFocus: 43, queryExtension: 98, fakeInput: 2 }
const acts = { keyDown: 2, keyUp: 3, down: 4, up: 5, move: 6 }
const escapeKey = 9
const extension = 'XTEST'

/** The pointer of an X screen itself: it does what WebDriver cannot. */
export class ScreenPointer {
  #socket: Socket
  #extension: number

  private constructor(socket: Socket, extension: number) {
    this.#socket = socket
    this.#extension = extension
  }

  /**
   * @param display - The screen's name, `:99`.
   * @throws where the screen lets nobody in, or has no XTEST.
   */
  static async open(display: string): Promise<ScreenPointer> {
    const socket = connect(`/tmp/.X11-unix/X${display.slice(1)}`)
    await once(socket, 'connect')
    const hello = Buffer.alloc(12)
    hello.write('l')
    hello.writeUInt16LE(11, 2)
    socket.write(hello)
    const welcome = await read(socket, 8)
    if (welcome[0] !== 1) throw new Error(`The screen ${display} lets nobody in.`)
    await read(socket, welcome.readUInt16LE(6) * 4)

    const question = Buffer.alloc(16)
    question[0] = requests.queryExtension
    question.writeUInt16LE(question.length / 4, 2)
    question.writeUInt16LE(extension.length, 4)
    question.write(extension, 8)
    socket.write(question)
    const answer = await read(socket, 32)
    if (answer[8] !== 1) throw new Error(`The screen ${display} has no ${extension}.`)
    return new ScreenPointer(socket, answer.readUInt8(9))
  }

  /** In pixels of the screen. */
  move = (x: number, y: number): Promise<void> => this.#act('move', 0, x, y)
  /** @param button - 1 is left, 2 middle, 3 right. */
  down = (button: number): Promise<void> => this.#act('down', button)
  up = (button: number): Promise<void> => this.#act('up', button)

  /** Closes a menu that the browser opened. */
  async escape(): Promise<void> {
    await this.#act('keyDown', escapeKey)
    await this.#act('keyUp', escapeKey)
  }

  close(): void {
    this.#socket.destroy()
  }

  /** Done once the screen has answered what was asked after it. */
  async #act(kind: keyof typeof acts, which: number, x = 0, y = 0): Promise<void> {
    const act = Buffer.alloc(36)
    act[0] = this.#extension
    act[1] = requests.fakeInput
    act.writeUInt16LE(act.length / 4, 2)
    act[4] = acts[kind]
    act[5] = which
    act.writeInt16LE(x, 24)
    act.writeInt16LE(y, 26)
    this.#socket.write(act)
    this.#socket.write(Buffer.from([requests.getInputFocus, 0, 1, 0]))
    await read(this.#socket, 32)
  }
}

/** The next bytes that the screen sends. */
async function read(socket: Socket, size: number): Promise<Buffer> {
  for (;;) {
    const part: Buffer | null = socket.read(size)
    if (part) return part
    await once(socket, 'readable')
  }
}
