import assert from 'node:assert/strict'
import { it } from 'node:test'
import { calls, pathOf } from '../../src/contract/calls.ts'
import { forSuite } from './for-suite.ts'
import type { PhpVisitor } from './php-visitor.ts'

/** A shop under attack. */
interface AttackedShop {
  /** Returns a new visitor, who has sent no request yet. */
  visitor(): PhpVisitor
  /** Opens an account. The visitor is then logged in to it. */
  signUp(visitor: PhpVisitor, email: string): Promise<void>
  /** Returns an article, with the ids that its page sends. */
  article(visitor: PhpVisitor): Promise<{ idarticle: string; idreference: string }>
  /** Returns the errors that the shop has logged. */
  complaints(): string[]
  /** Returns its pages, one of each kind. */
  pages(): string[]
  /** Folders whose files it serves. */
  folders: string[]
  /** Files that nobody may read. */
  secrets: string[]
  /** The name of the session cookie. */
  cookie: string
  close(): Promise<void>
}

/** Starts a shop to attack. */
export type OpenAttacked = () => Promise<AttackedShop>

/** Hostile values of a parameter, percent-encoded as they are sent. */
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
/** Fields of pages, in addition to those of calls. */
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
/** Actions of the account lists, which the contract does not list. */
const ofLists = [
  'startRecur',
  'stopRecur',
  'majPaiement',
  'payer_facture',
  'recommande',
  'charge_panier',
  'renomme_panier',
]
const actionsOf = (path: string): string[] => {
  const fields = calls.filter((call) => pathOf(call) === path).flatMap((call) => call.fields)
  const actions = fields.flatMap(({ name, values }) => (name === 'action' ? (values ?? []) : []))
  return [...new Set([...actions, ...(path.endsWith('compte/traitement.php') ? ofLists : []), ''])]
}
const services = [...new Set(calls.map(pathOf))].filter((path) => path.startsWith('/'))

const form = 'application/x-www-form-urlencoded'
const faults =
  /SQLSTATE|(?:Fatal error|Warning|Notice|Deprecated|Parse error)<\/b>|(?:TypeError|Stack trace|PDOException|PostgresError|DrizzleQueryError|Failed query)|\/demo\/(?:php|server)\/|\/node_modules\//
const addAddress = '/globalflexit/ajax/modules/boutique/panier/add_item.php'

/** Ways to write a path to the parent folder. */
const ups = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '....//', '..%00/', '%252e%252e%252f', './/../']

const strangeCookies = (cookie: string): string[] => [
  `${cookie}[]=x`,
  `${cookie}=../../x`,
  `${cookie}=%00`,
  `${cookie}=${'a'.repeat(4000)}`,
  `appareil[]=x; ${cookie}[a]=b`,
]

/** Request headers that a browser sends for a request from another site, or without any page. */
const strangers = (url: string): Record<string, string>[] => [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': '', Origin: 'https://mechant.invalid' },
  { 'Sec-Fetch-Site': '', Origin: 'null' },
  { 'Sec-Fetch-Site': '' },
  { 'Sec-Fetch-Site': '', Origin: `${url}.mechant.invalid` },
]

/** Defines the tests of a shop under attack, the same for each server that authors may start from, in any language. */
export function attackShop(open: OpenAttacked): void {
  const shop = forSuite(open)
  let tried = 0
  const found: string[] = []

  /** Notes what is wrong with an answer, for any request. @returns its text */
  async function judge(what: string, response: Response): Promise<string> {
    tried++
    const text = await response.text()
    const location = response.headers.get('Location') ?? ''
    const wrong = [
      response.status >= 500 && `${response.status}`,
      faults.exec(text)?.[0],
      /<script>hurt|<img src=x onerror/.test(text) &&
        !/json/.test(response.headers.get('Content-Type') ?? '') &&
        'markup',
      response.headers.getSetCookie().some((cookie) => cookie.startsWith('a=')) && 'a header',
      /^(?:https?:)?[/\\]{2}/.test(location) && `leads to ${location}`,
      /root:x:0|\$2y\$|scrypt\$\d/.test(text) && 'a secret',
    ].filter(Boolean)
    if (wrong.length > 0) found.push(`${what}: ${wrong.join(', ')}`)
    return text
  }

  const isSound = (): void => {
    assert.deepEqual(found.splice(0).slice(0, 20), [])
    assert.deepEqual(shop.complaints(), [])
  }

  const visitors: Record<string, () => Promise<PhpVisitor>> = {
    'a stranger': async () => shop.visitor(),
    'a customer without a cart': async () => {
      const visitor = shop.visitor()
      await shop.signUp(visitor, 'sans-panier@exemple.fr')
      return visitor
    },
    'a customer with a cart': async () => {
      const visitor = shop.visitor()
      await shop.signUp(visitor, 'avec-panier@exemple.fr')
      const added = await visitor.post(addAddress, { ...(await shop.article(visitor)), quantite: '1' })
      assert.match(await added.text(), /"status":"ok"/)
      return visitor
    },
  }

  for (const [who, begin] of Object.entries(visitors)) {
    it(`SAFE-01 every action of every service, all its fields hostile at once, from ${who}: refused in words, never a fault`, async () => {
      const visitor = await begin()
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
      isSound()
    })
  }

  it('SAFE-01 every page and every way of a page, asked and posted, with hostile parameters', async () => {
    const visitor = shop.visitor()
    for (const [name, text] of Object.entries(texts)) {
      const query = own.map((field) => `${field}=${text.slice(0, 300)}`).join('&')
      for (const page of shop.pages()) {
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
    isSound()
  })

  it('SAFE-01 no way leads out of the folders that are shown', async () => {
    const visitor = shop.visitor()
    for (const up of ups) {
      for (const base of ['/', ...shop.folders]) {
        for (const file of ['etc/passwd', 'package.json', ...shop.secrets]) {
          for (const depth of [1, 2, 5]) {
            const address = base + up.repeat(depth) + file
            const response = await visitor.fetch(address)
            const text = await judge(address, response)
            assert.doesNotMatch(text, /declare\(strict_types|CREATE TABLE|SQLite format|"devDependencies"|^import /m)
            assert.ok(response.status >= 300, `${address}: ${response.status}`)
          }
        }
      }
    }
    isSound()
  })

  it('HTTP-02 a body that is none is refused in words', async () => {
    const visitor = shop.visitor()
    const post = (body: string, type: string) =>
      visitor.fetch('/contact', { method: 'POST', body, headers: { 'Content-Type': type } })
    await judge('a body that is too long', await post(`message=${'a'.repeat(9_000_000)}`, form))
    await judge(
      'too many fields',
      await post(Array.from({ length: 3000 }, (_, index) => `a${index}=1`).join('&'), form),
    )
    await judge('a form without its boundary', await post('x', 'multipart/form-data'))
    await judge('a list in a list', await post(`a${'[a]'.repeat(200)}=1`, form))
    await judge('no body', await post('', 'application/json'))
    isSound()
  })

  it('SAFE-01 quantities are whole, and no more than there are', async () => {
    const visitor = shop.visitor()
    await shop.signUp(visitor, 'quantites@exemple.fr')
    const article = await shop.article(visitor)
    for (const quantite of ['-1', '0', '1e9', '0.5', '99999999999999999999', '2.7', '1abc', 'NaN', '0x10']) {
      const reply = await (await visitor.post(addAddress, { ...article, quantite })).json()
      assert.deepEqual([quantite, reply.panier.lignes], [quantite, []])
    }
    isSound()
  })

  it('SAFE-01 cookies are the session’s alone, of no script, and a number that was chosen elsewhere opens nothing', async () => {
    const chosen = 'a'.repeat(43)
    const visitor = shop.visitor()
    const given = await visitor.post(addAddress, await shop.article(visitor), { Cookie: `${shop.cookie}=${chosen}` })
    await given.text()
    const cookie = given.headers.getSetCookie().find((each) => each.startsWith(`${shop.cookie}=`)) ?? ''
    assert.match(cookie, /HttpOnly/i)
    assert.match(cookie, /SameSite=Lax/i)
    assert.doesNotMatch(cookie, new RegExp(chosen))
    const before = cookie.split(';')[0] ?? ''
    await shop.signUp(visitor, 'fixe@exemple.fr')
    const isCustomers = async (Cookie?: string): Promise<boolean> => {
      const asked = await visitor.fetch('/globalflexit/ajax/modules/boutique/compte/?p=boutique-compte:liste_cmd', {
        ...(Cookie && { headers: { Cookie } }),
      })
      return (await asked.text()) !== '' && asked.status === 200
    }
    assert.deepEqual([await isCustomers(before), await isCustomers()], [false, true])
    for (const strange of strangeCookies(shop.cookie))
      await judge(strange, await visitor.fetch('/panier', { headers: { Cookie: strange } }))
    isSound()
  })

  it('SAFE-01 another site sends nothing: by a form, by a script, without a header, under another name of the host', async () => {
    const visitor = shop.visitor()
    const article = await shop.article(visitor)
    for (const headers of strangers(visitor.url)) {
      const refused = await visitor.post(addAddress, article, headers)
      await judge(JSON.stringify(headers), refused)
      assert.equal(refused.status, 403, JSON.stringify(headers))
    }
    isSound()
  })

  it('SAFE-01 what belongs to another opens to nobody by its number', async () => {
    const [owner, stranger] = [shop.visitor(), shop.visitor()]
    await shop.signUp(owner, 'proprietaire@exemple.fr')
    await shop.signUp(stranger, 'curieux@exemple.fr')
    const cart = '/globalflexit/ajax/modules/boutique/panier/traitement.php'
    const read = async (visitor: PhpVisitor, fields: Record<string, string>) =>
      (await (await visitor.post(cart, fields)).json()) as {
        status: string
        panier: { lignes: { idligne: string; quantite: number }[]; adresses: { idadresse: string; adresse: string }[] }
      }
    await (await owner.post(addAddress, { ...(await shop.article(owner)), quantite: '1' })).text()
    const address = {
      ...{ intitule: 'Chez moi', prenom: 'Anne', nom: 'Le Goff', adresse: '7 rue du Secret' },
      ...{ code_postal: '29200', ville: 'Brest', pays: 'FR' },
    }
    const { panier } = await read(owner, { action: 'new_adresse', ...address })
    const [line, own] = [panier.lignes[0]?.idligne ?? '', panier.adresses[0]?.idadresse ?? '']
    assert.ok(line && own, 'the owner has a line and an address')
    const tries: Record<string, string>[] = [
      { action: 'modifQte', value: line, idligne: line, quantite: '2' },
      { action: 'supArt', value: line, idligne: line },
      { action: 'modif_adresse', value: own, idadresse: own, ...address, adresse: 'Chez le curieux' },
      { action: 'affect_adresse_livraison', value: own, idadresse: own },
      { action: 'affect_adresse_facturation', value: own, idadresse: own },
    ]
    for (const fields of tries) {
      const response = await stranger.post(cart, fields)
      const text = await judge(`${fields['action']} of another`, response)
      assert.doesNotMatch(text, /rue du Secret/, fields['action'])
      // Removing a line that does not exist succeeds: the cart is then as asked.
      if (fields['action'] !== 'supArt') assert.doesNotMatch(text, /"status":"ok"/, fields['action'])
    }
    const after = (await read(owner, { action: '' })).panier
    assert.deepEqual([after.lignes, after.adresses], [panier.lignes, panier.adresses])
    isSound()
  })

  it('tries some thousand requests', () => {
    console.log(`      ${tried} demandes hostiles`)
    assert.ok(tried > 3000, String(tried))
  })
}
