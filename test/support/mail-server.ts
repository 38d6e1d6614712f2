import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export interface MailServer {
  /** `smtp://…`, as the value of SMTP_URL. */
  url: string
  /** The received messages, as they were sent. */
  messages: string[]
  /** Refuses further messages temporarily, as a busy server does; false accepts them again. */
  refuse(isBusy: boolean): void
  close(): Promise<void>
}

/**
 * Starts a mail server that stores the messages it receives. It implements the part of SMTP that a client needs (RFC
 * 5321).
 */
export async function startMailServer(): Promise<MailServer> {
  const messages: string[] = []
  let busy = false
  const converse = (socket: Socket): void => {
    let text = ''
    let inData = false
    const answer = (line: string) => socket.write(`${line}\r\n`)
    const say = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'DATA') {
        inData = true
        answer('354 go on')
      } else if (verb === 'MAIL' && busy) answer('451 later')
      else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else answer('250 ok')
    }
    answer('220 essai')
    socket.on('error', () => {})
    socket.on('data', (part) => {
      text += part
      for (;;) {
        const end = inData ? '\r\n.\r\n' : '\r\n'
        const at = text.indexOf(end)
        if (at < 0) return
        const piece = text.slice(0, at)
        text = text.slice(at + end.length)
        if (!inData) say(piece)
        else {
          inData = false
          messages.push(piece)
          answer('250 kept')
        }
      }
    })
  }
  const server = createServer(converse)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    refuse(isBusy) {
      busy = isBusy
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
