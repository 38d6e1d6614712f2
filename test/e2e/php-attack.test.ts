import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { calls, pathOf } from '../../demo/guide/contract/calls.ts'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { offered } from '../support/php-calls.ts'
import { type PhpServer, startPhp } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'

const skip = whyWithoutPhp() || false

/** What a parameter may be that is none: as it travels, encoded. */
const texts: Record<string, string> = {
  'the end of a query': '%27%20OR%20%271%27=%271',
  'a query after the query': '1%3B%20DROP%20TABLE%20carts%3B--',
  'a union': 'x%27%20UNION%20SELECT%20email,password_hash%20FROM%20customers--',
  markup: '%22%3E%3Cscript%3Ehurt(1)%3C/script%3E%3Cimg%20src=x%20onerror=hurt(1)%3E%27',
  'a null byte': 'a%00b',
  'bytes that are no UTF-8': '%C3%28%FF',
  'an overlong form': '%C0%AF%C0%AE',
  'half a character': '%ED%A0%80',
  'the end of a header': 'x%0D%0ASet-Cookie:%20a=b%0D%0A%0D%0Ay',
  'a way up': '..%2F..%2F..%2Fetc%2Fpasswd',
  'another site': '%2F%2Fmechant.invalid%2Fx',
  'less than nothing': '-1',
  'more than there is': '99999999999999999999',
  'a power of ten': '1e9',
  'a half': '0.5',
  nothing: '',
  'a long text': 'a'.repeat(20_000),
}
const names = [...new Set(calls.flatMap(({ fields }) => fields.map(({ name }) => name)))].filter(
  (name) => !name.includes('{'),
)
const own = [
  'etape',
  'mode',
  'page',
  'q',
  'categorie',
  'tri',
  'dispo',
  'p',
  'year',
  'month',
  'date',
  'idtransaction',
  'idligne',
  'payer',
]
const actionsOf = (path: string): string[] => {
  const fields = calls.filter((call) => pathOf(call) === path).flatMap((call) => call.fields)
  const actions = fields.flatMap(({ name, values }) => (name === 'action' ? (values ?? []) : []))
  // What the description leaves to the lists of the account.
  const left = path.endsWith('compte/traitement.php')
    ? ['startRecur', 'stopRecur', 'majPaiement', 'payer_facture', 'recommande', 'charge_panier', 'renomme_panier']
    : []
  return [...new Set([...actions, ...left, ''])]
}
const services = [...new Set(calls.map(pathOf))].filter((path) => path.startsWith('/'))
const pages = [
  ...[
    '/',
    '/articles',
    '/article/assiette',
    '/article/initiation-au-tour',
    '/reservation',
    '/panier',
    '/commande/x',
    '/paiement/x',
    '/connexion',
    '/connexion/code',
  ],
  ...['/compte', '/compte/second-facteur', '/retractation', '/annonces', '/mes-annonces', '/mes-annonces/deposer'],
  ...[
    '/mes-annonces/1/modifier',
    '/mes-annonces/1/supprimer',
    '/contact',
    '/conditions',
    '/ateliers',
    '/ateliers/mois',
  ],
  ...['/compte/factures', '/compte/abonnements', '/compte/rien', '/documents/F-2026-000001'],
  ...['/ateliers/jour', '/ateliers/places', '/devis', '/envois/x', '/l/x'],
]

const form = 'application/x-www-form-urlencoded'
const faults =
  /SQLSTATE|(?:Fatal error|Warning|Notice|Deprecated|Parse error)<\/b>|(?:TypeError|Stack trace|PDOException)|\/demo\/php\//
const password = 'un-secret-assez-long'

describe('the shop in PHP, attacked', { skip }, () => {
  let php: PhpServer
  let tried = 0
  const found: string[] = []
  before(async () => {
    php = await startPhp()
  })
  after(() => php.close())

  /** What the shop makes PHP complain of; what PHP finds in a body before the shop runs is in its log alone. */
  const complaints = (): string[] => php.complaints().filter((line) => !line.includes('in Unknown on line 0'))

  /** What is wrong with an answer, whatever was asked. */
  async function judge(what: string, response: Response): Promise<string> {
    tried++
    const text = await response.text()
    const wrong = [
      response.status >= 500 && `${response.status}`,
      faults.exec(text)?.[0],
      /<script>hurt|<img src=x onerror/.test(text) &&
        !/json/.test(response.headers.get('Content-Type') ?? '') &&
        'markup',
      response.headers.getSetCookie().some((cookie) => cookie.startsWith('a=')) && 'a header',
      /^(?:https?:)?\/\//.test(response.headers.get('Location') ?? '') &&
        `leads to ${response.headers.get('Location')}`,
      /root:x:0|\$2y\$/.test(text) && 'a secret',
    ].filter(Boolean)
    if (wrong.length > 0) found.push(`${what}: ${wrong.join(', ')}`)
    return text
  }

  async function signUp(visitor: PhpVisitor, email: string): Promise<void> {
    const fields = { action: 'new_compte', email, password, prenom: 'Anne', nom: 'Le Goff' }
    const response = await visitor.post('/globalflexit/ajax/modules/extranet_v2/traitement.php', fields)
    assert.match(await response.text(), /"status":"ok"/)
  }

  async function fill(visitor: PhpVisitor): Promise<void> {
    const article = await offered(visitor, 'assiette')
    await visitor.post('/globalflexit/ajax/modules/boutique/panier/add_item.php', { ...article, quantite: '1' })
  }

  const visitors: Record<string, () => Promise<PhpVisitor>> = {
    'a stranger': async () => new PhpVisitor(php.url),
    'a customer without a cart': async () => {
      const visitor = new PhpVisitor(php.url)
      await signUp(visitor, 'sans-panier@exemple.fr')
      return visitor
    },
    'a customer with a cart': async () => {
      const visitor = new PhpVisitor(php.url)
      await signUp(visitor, 'avec-panier@exemple.fr')
      await fill(visitor)
      return visitor
    },
  }

  for (const [who, open] of Object.entries(visitors)) {
    it(`SAFE-01 every action of every service, all its fields hostile at once, from ${who}: refused in words, never a fault`, async () => {
      found.length = 0
      const visitor = await open()
      for (const [name, text] of Object.entries(texts)) {
        for (const isList of [false, true]) {
          if (isList && name !== 'markup' && name !== 'nothing') continue
          const fields = [...names, ...own].filter((field) => field !== 'action')
          const body = fields
            .map((field) => `${encodeURIComponent(field)}${isList ? '[]' : ''}=${text.slice(0, 3000)}`)
            .join('&')
          for (const service of services) {
            for (const action of actionsOf(service)) {
              const sent = `action=${action}&${body}`
              const headers = { 'Content-Type': form }
              const address = name === 'nothing' ? service.replace('/globalflexit', '/html/globalflexit') : service
              await judge(
                `${service} ${action}, ${name}`,
                await visitor.fetch(address, { method: 'POST', body: sent, headers }),
              )
            }
          }
        }
      }
      assert.deepEqual(found.slice(0, 20), [])
      assert.deepEqual(complaints(), [])
    })
  }

  it('SAFE-01 every page and every way of a page, asked and posted, with hostile parameters', async () => {
    found.length = 0
    const visitor = await visitors['a stranger']?.()
    assert.ok(visitor)
    for (const [name, text] of Object.entries(texts)) {
      const query = own.map((field) => `${field}=${text.slice(0, 300)}`).join('&')
      for (const page of pages) {
        await judge(`${page}, ${name}`, await visitor.fetch(`${page}?${query}`))
        const headers = { 'Content-Type': form, 'Sec-Fetch-Mode': 'navigate' }
        const body = ['email', 'message', 'titre', 'texte', 'ville', 'projet', 'code', 'decision', ...names]
          .map((field) => `${encodeURIComponent(field)}=${text.slice(0, 3000)}`)
          .join('&')
        await judge(`${page} posted, ${name}`, await visitor.fetch(page, { method: 'POST', body, headers }))
        await judge(`${page} after`, await visitor.fetch(page))
        await judge(`${page}/${name}`, await visitor.fetch(`${page.replace(/\/$/, '')}/${text.slice(0, 300)}`))
      }
    }
    assert.deepEqual(found.slice(0, 20), [])
    assert.deepEqual(complaints(), [])
  })

  it('SAFE-01 no way leads out of the folders that are shown', async () => {
    found.length = 0
    const visitor = new PhpVisitor(php.url)
    for (const up of [
      '../',
      '..%2f',
      '%2e%2e/',
      '%2e%2e%2f',
      '..%5c',
      '....//',
      '..%00/',
      '%252e%252e%252f',
      './/../',
    ]) {
      for (const base of ['/', '/flx/', '/media/', '/flx/chunks/', '/envois/', '/l/']) {
        for (const file of ['config.php', 'src/schema.sql', 'etc/passwd', 'package.json', 'data/boutique.sqlite']) {
          for (const depth of [1, 2, 5]) {
            const response = await visitor.fetch(base + up.repeat(depth) + file)
            const status = response.status
            const text = await judge(`${base}${up.repeat(depth)}${file}`, response)
            assert.doesNotMatch(text, /declare\(strict_types|CREATE TABLE|SQLite format|"devDependencies"/)
            assert.ok(status >= 300, `${base}${up}${file}: ${status}`)
          }
        }
      }
    }
    assert.deepEqual(found, [])
  })

  it('HTTP-02 what PHP itself complains of before the shop is asked is not in the answer', async () => {
    found.length = 0
    const visitor = new PhpVisitor(php.url)
    const post = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
      visitor.fetch('/contact', { method: 'POST', body, headers: { 'Content-Type': type } })
    await judge('a body that is too long', await post(`message=${'a'.repeat(9_000_000)}`, form))
    await judge(
      'too many fields',
      await post(Array.from({ length: 3000 }, (_, index) => `a${index}=1`).join('&'), form),
    )
    await judge('a form without its boundary', await post('x', 'multipart/form-data'))
    await judge('a list in a list', await post(`a${'[a]'.repeat(200)}=1`, form))
    await judge('no body', await post('', 'application/json'))
    assert.deepEqual(found, [])
  })

  it('SAFE-01 quantities are whole, and no more than there are', async () => {
    const visitor = new PhpVisitor(php.url)
    await signUp(visitor, 'quantites@exemple.fr')
    const article = await offered(visitor, 'assiette')
    const add = '/globalflexit/ajax/modules/boutique/panier/add_item.php'
    for (const quantite of ['-1', '0', '1e9', '0.5', '99999999999999999999', '2.7', '1abc', 'NaN', '0x10']) {
      const reply = await (await visitor.post(add, { ...article, quantite })).json()
      assert.deepEqual([quantite, reply.panier.lignes], [quantite, []])
    }
    assert.deepEqual(complaints(), [])
  })

  it('SAFE-01 cookies are the session’s alone, of no script, and a number that was chosen elsewhere opens nothing', async () => {
    const chosen = 'a'.repeat(32)
    const visitor = new PhpVisitor(php.url)
    const response = await visitor.fetch('/', { headers: { Cookie: `boutique=${chosen}` } })
    const [cookie = ''] = response.headers.getSetCookie()
    assert.match(cookie, /HttpOnly/i)
    assert.match(cookie, /SameSite=Lax/i)
    assert.doesNotMatch(cookie, new RegExp(chosen))
    const before = cookie.split(';')[0]
    await signUp(visitor, 'fixe@exemple.fr')
    assert.equal(
      (await fetch(`${php.url}/compte`, { redirect: 'manual', headers: { Cookie: `${before}` } })).status === 200,
      false,
    )
    for (const strange of [
      'boutique[]=x',
      'boutique=../../x',
      'boutique=%00',
      `boutique=${'a'.repeat(4000)}`,
      'appareil[]=x; boutique[a]=b',
    ]) {
      await judge(strange, await fetch(`${php.url}/panier`, { headers: { Cookie: strange } }))
    }
    assert.deepEqual(found, [])
    assert.deepEqual(complaints(), [])
  })

  it('SAFE-01 another site sends nothing: by a form, by a script, without a header, under another name of the host', async () => {
    const visitor = new PhpVisitor(php.url)
    const add = '/globalflexit/ajax/modules/boutique/panier/add_item.php'
    const article = await offered(visitor, 'assiette')
    const strangers: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': '', Origin: 'https://mechant.invalid' },
      { 'Sec-Fetch-Site': '', Origin: 'null' },
      { 'Sec-Fetch-Site': '' },
      { 'Sec-Fetch-Site': '', Origin: `${php.url}.mechant.invalid` },
    ]
    for (const headers of strangers) {
      assert.equal((await visitor.post(add, article, headers)).status, 403, JSON.stringify(headers))
    }
  })

  it('tries some thousand requests', () => {
    console.log(`      ${tried} demandes hostiles`)
    assert.ok(tried > 3000, String(tried))
  })
})
