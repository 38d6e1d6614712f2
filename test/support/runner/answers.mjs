import { setTimeout as wait } from 'node:timers/promises'

const types = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
}

const loginPage = `<!doctype html><html lang="fr"><head><title>Connexion</title></head><body>
<form action="/connexion" method="post"><input name="email"><input name="pass" type="password"><button>Se connecter</button></form>
</body></html>`

/**
 * A response that scripts see as a lost connection: every engine refuses this redirection ("HTTP-redirect fetch" of the
 * Fetch Standard). After a mere close, a browser would repeat the request by itself.
 */
const nowhere = 'HTTP/1.1 302 Found\r\nLocation: data:,\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/** The scripts by key: { answers, log, gates }. */
const scripts = new Map()

function scriptOf(key) {
  const known = scripts.get(key)
  if (known) return known
  const script = { answers: [], log: [], gates: new Map() }
  scripts.set(key, script)
  return script
}

async function bodyOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function fieldsOf(body, type) {
  if (!/form-data|urlencoded/.test(type)) return {}
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
  const fields = {}
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : value.name
    fields[name] = name in fields ? [fields[name], text].flat() : text
  }
  return fields
}

function gate(script, name) {
  const known = script.gates.get(name)
  if (known) return known
  const made = Promise.withResolvers()
  script.gates.set(name, made)
  return made
}

/** Sends one answer, which may be cut short. */
async function give(answer, response, script) {
  if (answer.delay) await wait(answer.delay)
  if (answer.hold && script) await gate(script, answer.hold).promise
  if (response.destroyed) return
  if (answer.drop) return response.socket.end(nowhere)
  if (answer.redirect) return response.writeHead(answer.status ?? 302, { Location: answer.redirect }).end()

  const { body = '' } = answer
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = answer.type ?? (typeof body === 'string' ? 'html' : 'json')
  const length = Buffer.byteLength(text)
  const headers = {
    'Cache-Control': 'no-store',
    ...(type === 'none' ? {} : { 'Content-Type': types[type] ?? type }),
    'Content-Length': answer.truncated ? length + 64 : length,
    ...answer.headers,
  }
  response.writeHead(answer.status ?? 200, headers)
  if (!answer.truncated) return response.end(text)
  response.write(text, () => setTimeout(() => response.destroy(), 20))
}

async function use(key, path, context) {
  const script = scriptOf(key)
  const body = await bodyOf(context.req)
  const type = context.req.headers['content-type'] ?? ''
  const entry = {
    method: context.method,
    path,
    query: Object.fromEntries(new URLSearchParams(context.querystring)),
    headers: context.req.headers,
    type,
    text: body.toString('utf8'),
    fields: await fieldsOf(body, type),
    ended: false,
    aborted: false,
  }
  script.log.push(entry)
  context.res.once('close', () => {
    entry.ended = true
    entry.aborted = !context.res.writableEnded
  })

  const index = script.answers.findIndex((answer) => !answer.path || path.includes(answer.path))
  const answer = script.answers[index] ?? { status: 500, type: 'text', body: `No answer left for ${path}` }
  if (index >= 0 && !answer.repeat) script.answers.splice(index, 1)
  await give(answer, context.res, script)
}

/**
 * Middleware of the test server that gives real HTTP answers under `/answers/`. Its typed helper is
 * `answers-client.ts`.
 *
 * - POST `script/KEY` (a JSON list of answers) starts a script; POST `add/KEY` adds answers to it;
 * - any request to `use/KEY/…` gets the first remaining answer that fits its path, and is logged;
 * - GET `log/KEY` returns the log; POST `release/KEY/NAME` sends the answers held under that name;
 * - `give?answer=JSON` returns the answer in its query; `login` is a login page.
 */
export function answers() {
  return async (context, next) => {
    if (!context.path.startsWith('/answers/')) return next()
    context.respond = false
    context.res.statusCode = 200
    const [action, key, ...rest] = context.path.slice('/answers/'.length).split('/')
    const say = (value) => give({ body: value }, context.res)

    if (action === 'login') return give({ body: loginPage }, context.res)
    if (action === 'give') return give(JSON.parse(new URLSearchParams(context.querystring).get('answer')), context.res)
    if (action === 'use') return use(key, rest.join('/'), context)
    if (action === 'log') return say(scriptOf(key).log)
    if (action === 'release') {
      gate(scriptOf(key), rest.join('/')).resolve()
      return say({ released: true })
    }
    if (action === 'script' || action === 'add') {
      if (action === 'script') scripts.delete(key)
      const list = JSON.parse((await bodyOf(context.req)).toString('utf8'))
      scriptOf(key).answers.push(...list)
      return say({ answers: list.length })
    }
    return give({ status: 404, type: 'text', body: `Unknown: ${context.path}` }, context.res)
  }
}
