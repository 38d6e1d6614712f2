import type { ServerResponse } from 'node:http'

/** What comes instead of an answer. */
export type Fault = 'failed' | 'fatal' | 'login' | 'missing' | 'empty' | 'ended' | 'notice' | 'maintenance' | 'fragment'

/** Whether it says that the session is over. */
export const isEnd = (fault: Fault): boolean => fault === 'ended' || fault === 'login' || fault === 'fragment'

const texts: Partial<Record<Fault, string>> = {
  fatal: '<br />\n<b>Fatal error</b>:  Uncaught PDOException in <b>/var/www/db.php</b> on line <b>9</b><br />',
  notice: '<br />\n<b>Warning</b>:  Undefined array key "id" in <b>/var/www/lib.php</b> on line <b>41</b><br />\n',
  maintenance: 'Site en maintenance, revenez plus tard.',
  fragment:
    '<form action="/connexion" method="post"><input name="email"><input type="password" name="pass"><button>OK</button></form>',
}

/**
 * A fault, in the words of servers in real life.
 *
 * @param loginPage - Where a session that ended is sent to.
 */
export function fail(fault: Fault, response: ServerResponse, loginPage: string): void {
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  if (fault === 'failed') return void response.writeHead(500, html).end('<h1>Internal Server Error</h1>')
  if (fault === 'missing')
    return void response.writeHead(404, html).end('<!doctype html><title>404</title><h1>Introuvable</h1>')
  if (fault === 'ended') return void response.writeHead(401, html).end('Session perdue')
  if (fault === 'login') return void response.writeHead(302, { Location: loginPage }).end()
  response.writeHead(200, html).end(texts[fault] ?? '')
}
