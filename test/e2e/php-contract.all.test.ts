import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { ContractCheck } from '../support/contract-check.ts'
import { forSuite } from '../support/for-suite.ts'
import { badStringsOf, badTextsOf } from '../support/no-breaks.ts'
import { offered, postChecked } from '../support/php-calls.ts'
import { startPhp } from '../support/php-site.ts'
import { PhpVisitor } from '../support/php-visitor.ts'

const skip = whyWithoutPhp() || false
const base = '/globalflexit/ajax/modules/'
const cartPath = `${base}boutique/panier/traitement.php`
const addPath = `${base}boutique/panier/add_item.php`
const account = { email: demoAccount.email, password: demoAccount.password }
const place = { prenom: 'Yann', nom: 'Kerbrat', adresse: '1 cale du Port', code_postal: '29200', ville: 'Brest' }

type Data = Record<string, unknown>

interface Cart {
  cle_commande: string
  lignes: { idligne: string; idreference: string; prix_unitaire_ttc: number; quantite: number }[]
  totaux: { total_ttc: number; total_ht: number; tva: { base: number; montant: number }[] }
  adresses: { idadresse: string }[]
  etape: string
  blocages: { cible: string; message: string }[]
}

const readme = readFileSync(resolve(import.meta.dirname, '../../demo/php/README.md'), 'utf8')

/** Where the shop answers what an author puts where they like. */
const elsewhere: Record<string, string> = {
  '/{href}#section-du-compte': '/compte/factures',
  '/{action}#formulaire': '/contact',
  '/{href}#liste': '/articles?paginate=auto',
  '/{page}#page': '/',
  '/{href}#popup': '/conditions',
  '/{href}#popup-envoi': '/contact',
}

/** The actions of services whose description leaves them to the author. */
const ofAuthor: Record<string, string[]> = {
  [`${base}extranet_v2/traitement.php`]: ['new_compte'],
}

interface Answer {
  status: string
  error_msg: string
  erreurs: { champ: string }[]
  panier: Cart
  commande: { numero: string }
}

describe('what the demo shop in PHP answers', { skip }, () => {
  const shop = forSuite(startPhp)
  const check = new ContractCheck()

  afterEach(() => assert.deepEqual(shop.complaints(), [], 'PHP complains of nothing'))

  const newVisitor = (): PhpVisitor => new PhpVisitor(shop.url)

  const post = (visitor: PhpVisitor, path: string, fields: Record<string, string>): Promise<Answer> =>
    postChecked(check, visitor, path, fields)

  const act = (visitor: PhpVisitor, action: string, fields: Record<string, string> = {}): Promise<Answer> =>
    post(visitor, cartPath, { action, ...fields })

  /** A guest whose cart has all that an order needs. @returns what the order sends. */
  async function readyToOrder(visitor: PhpVisitor, slug: string, quantite = '1'): Promise<Record<string, string>> {
    await post(visitor, addPath, { ...(await offered(visitor, slug)), quantite })
    await act(visitor, 'sans_compte', { prenom: 'Yann', nom: 'Kerbrat', email: 'yann@exemple.fr' })
    await act(visitor, 'new_adresse', place)
    await act(visitor, 'selOffre', { value: '1' })
    const { panier } = await act(visitor, 'change_moyen_paie', { value: '2', idMoyenPaie: '2' })
    assert.deepEqual(panier.blocages, [])
    return {
      cle_commande: panier.cle_commande,
      total_vu: panier.totaux.total_ttc.toFixed(2),
      prix_vus: panier.lignes.map((line) => `${line.idligne}:${line.prix_unitaire_ttc.toFixed(2)}`).join(' '),
      'requiredOption[cgv]': '1',
    }
  }

  it('CART-02 each action of a cart, and each service, is answered as it is described', async () => {
    const visitor = newVisitor()
    const empty = await act(visitor, '')
    assert.equal(empty.panier.lignes.length, 0)
    const bowl = await offered(visitor, 'bol-ecume')
    const added = await post(visitor, addPath, { ...bowl, quantite: '2', cle_ajout: 'une-cle' })
    const again = await post(visitor, addPath, { ...bowl, quantite: '2', cle_ajout: 'une-cle' })
    assert.deepEqual(again.panier.lignes, added.panier.lignes, 'a lost answer that is asked for again adds nothing')
    const [line] = added.panier.lignes
    assert.ok(line)
    assert.equal((await post(visitor, addPath, { ...bowl, quantite: '5000' })).status, 'ko')
    const changed = await act(visitor, 'modifQte', { value: line.idligne, idligne: line.idligne, quantite: '3' })
    assert.equal(changed.panier.totaux.total_ttc, 37.5)
    assert.equal((await act(visitor, 'modifQte', { value: line.idligne, quantite: '999' })).status, 'ko')
    assert.equal((await act(visitor, 'add_ref_catalogue', { value: 'gr-123', quantite: '1' })).panier.lignes.length, 2)
    assert.equal((await act(visitor, 'add_ref_catalogue', { value: 'rien' })).status, 'ko')
    const { totaux } = (await act(visitor, 'useCodePromo', { value: 'bienvenue' })).panier
    const parts = totaux.tva.reduce((sum, { base: net, montant }) => sum + net + montant, 0)
    assert.equal(parts.toFixed(2), totaux.total_ttc.toFixed(2), 'bases and taxes of two rates make the total')
    assert.equal((await act(visitor, 'useCodePromo', { value: 'HIVER' })).status, 'ko', 'a code that has ended')
    await act(visitor, 'deleteCodePromo', { value: 'BIENVENUE' })
    await post(visitor, cartPath, { 'panierv3[action]': 'change_aff_prix', 'panierv3[value]': 'ht' })
    assert.equal((await act(visitor, 'chgEtape', { value: 'compte' })).panier.etape, 'compte')
    const wrong = await act(visitor, 'new_compte', { email: 'non', password: 'court' })
    assert.deepEqual(
      wrong.erreurs.map(({ champ }) => champ),
      ['prenom', 'nom', 'email', 'password'],
    )
    assert.equal((await act(visitor, 'connexion', { ...account, password: 'faux' })).status, 'ko')
    const known = await act(visitor, 'connexion', account)
    const [address] = known.panier.adresses
    assert.ok(address)
    const wrongPlace = { ...place, pays: 'FR', code_postal: '12' }
    assert.equal((await act(visitor, 'new_adresse', wrongPlace)).erreurs[0]?.champ, 'code_postal')
    await act(visitor, 'new_adresse', place)
    await act(visitor, 'modif_adresse', { ...place, idadresse: address.idadresse, ville: 'Le Conquet' })
    await act(visitor, 'affect_adresse_livraison', { value: address.idadresse })
    await act(visitor, 'affect_adresse_facturation', { value: address.idadresse })
    assert.equal((await act(visitor, 'chgEtape', { value: 'paiement' })).panier.etape, 'paiement')
    await act(visitor, 'selOffre', { value: '2' })
    assert.equal((await act(visitor, 'selOffre', { value: '9' })).status, 'ko')
    await act(visitor, 'change_moyen_paie', { value: '1', idMoyenPaie: '1' })
    assert.equal((await act(visitor, 'mdp_oublie', { email: account.email })).status, 'ko')
    assert.equal((await act(visitor, 'valide_panier', { cle_commande: 'autre' })).status, 'ko')
    await act(visitor, 'supArt', { value: line.idligne, idligne: line.idligne })

    await post(visitor, `${base}menu/mobile-menu.php`, { configmenu: 'principal' })
    await post(visitor, `${base}extranet_v2/traitement.php`, { action: 'login', ...account })
    const lists = `${base}boutique/compte/`
    const data = await (await visitor.fetch(`${lists}?p=boutique-compte:liste_cmd`)).json()
    assert.equal(check.faults('get', lists, data), '')
  })

  it('expectation: no page, answer or message breaks a line where French does not', async () => {
    const visitor = newVisitor()
    const bowl = await offered(visitor, 'bol-ecume')
    const answers = [
      await post(visitor, addPath, { ...bowl, quantite: '5000' }),
      await post(visitor, addPath, { ...bowl, quantite: '2' }),
      await act(visitor, 'useCodePromo', { value: 'rien' }),
      await act(visitor, 'connexion', account),
      await act(visitor, 'chgEtape', { value: 'paiement' }),
    ]
    assert.deepEqual(answers.flatMap(badStringsOf), [])
    const pages = [
      '/',
      '/articles',
      '/article/bol-ecume',
      '/panier',
      '/panier?mode=html',
      '/compte',
      '/contact',
      '/conditions',
      '/rien',
    ]
    for (const page of pages) {
      const html = await (await visitor.fetch(page)).text()
      assert.deepEqual(badTextsOf(html), [], page)
    }
    const part = await visitor.post(`/html${cartPath}`, { action: 'useCodePromo', value: 'rien' })
    assert.deepEqual(badTextsOf(await part.text()), [])
  })

  it('is PHP that PHP itself reads without a word', () => {
    const folder = resolve(import.meta.dirname, '../../demo/php')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.php'))
    assert.ok(files.length > 30)
    const faults = files.flatMap((file) => {
      const { status, stdout } = spawnSync('php', ['-l', resolve(folder, file)], { encoding: 'utf8' })
      return status === 0 && /^No syntax errors/.test(stdout.trim()) ? [] : [stdout]
    })
    assert.deepEqual(faults, [])
  })

  it('answers the calls that its README names, and no others of the description', async () => {
    const visitor = newVisitor()
    const wrong: string[] = []
    const answered = new Set<string>()
    const calls = check
      .calls()
      .flatMap((call) => (call.action ? [call] : (ofAuthor[call.path] ?? ['']).map((action) => ({ ...call, action }))))
    for (const { method, path, action } of calls) {
      const address = elsewhere[path] ?? path
      const init = method === 'post' ? { method, body: new URLSearchParams({ action }) } : {}
      const response = await visitor.fetch(address, init)
      assert.ok(response.status < 500, `${path} ${action}`)
      const isAnswered = response.status !== 404 && !(await response.text()).includes('Cette action n’existe pas')
      if (!path.startsWith('/globalflexit/')) continue
      const name = path.replace('/globalflexit/', '')
      if (isAnswered) answered.add(name).add(action)
      const isNamed = readme.includes(`\`${name}\``) && (!action || readme.includes(`\`${action}\``))
      if (isAnswered !== isNamed) wrong.push(`${name} ${action}`)
    }
    assert.deepEqual(wrong, [])
    assert.ok(answered.size > 20)
  })

  it('CART-07 one key, one order, however often and at once it is sent', async () => {
    const visitor = newVisitor()
    const asked = await readyToOrder(visitor, 'bougie')
    const told = await Promise.all([1, 2, 3].map(() => act(visitor, 'valide_panier', asked)))
    const later = await act(visitor, 'valide_panier', asked)
    assert.deepEqual([...new Set([...told, later].map(({ commande }) => commande.numero))].length, 1)
    assert.equal((await act(visitor, '')).panier.lignes.length, 0)
  })

  it('CART-08 of two who order the last ones at once, one has them', async () => {
    const visitors = [newVisitor(), newVisitor(), newVisitor()]
    const asked = await Promise.all(visitors.map((visitor) => readyToOrder(visitor, 'planche-a-pain')))
    const told = await Promise.all(visitors.map((visitor, place) => act(visitor, 'valide_panier', asked[place] ?? {})))
    assert.deepEqual(told.map(({ status }) => status).sort(), ['ko', 'ko', 'ok'])
    assert.ok(told.filter(({ status }) => status === 'ko').every(({ panier }) => panier.lignes.length === 1))
  })

  it('CART-03 an order at another total or price than the one that was read is refused', async () => {
    const visitor = newVisitor()
    const asked = await readyToOrder(visitor, 'verre-souffle')
    assert.equal((await act(visitor, 'valide_panier', { ...asked, total_vu: '1.00' })).status, 'ko')
    const price = (asked['prix_vus'] ?? '').replace(/:.*/, ':1.00')
    assert.equal((await act(visitor, 'valide_panier', { ...asked, prix_vus: price })).status, 'ko')
    assert.equal((await act(visitor, 'valide_panier', { ...asked, 'requiredOption[cgv]': '' })).status, 'ko')
    assert.equal((await act(visitor, 'valide_panier', asked)).status, 'ok')
  })

  it('SAFE-01 refuses what comes from another site, and strangers: orders, addresses, lines are their owner’s', async () => {
    const visitor = newVisitor()
    const elsewhere: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': '', Origin: 'https://autre.example' },
    ]
    for (const headers of elsewhere) {
      const { status } = await visitor.post(cartPath, { action: '' }, headers)
      assert.equal(status, 403)
    }
    assert.equal((await visitor.post(cartPath, { action: 'new_adresse', ...place })).status, 401)
    assert.equal((await visitor.post(cartPath, { action: 'DROP TABLE' })).status, 400)
    assert.equal((await visitor.fetch('/commande/00000000000000000000000000000000')).status, 404)
    assert.equal((await visitor.fetch('/flx/..%2fpackage.json')).status, 404)
    const owner = newVisitor()
    const { panier } = await post(owner, addPath, await offered(owner, 'vase'))
    const stranger = newVisitor()
    await act(stranger, 'supArt', { value: panier.lignes[0]?.idligne ?? '' })
    const taken = await act(stranger, 'modifQte', { value: panier.lignes[0]?.idligne ?? '', quantite: '4' })
    assert.equal(taken.status, 'ko')
    assert.equal((await act(owner, '')).panier.lignes[0]?.quantite, 1)
    const cookie = visitor.cookies[0] ?? ''
    assert.match(cookie, /HttpOnly/i)
    assert.match(cookie, /SameSite=Lax/i)
  })

  it('SAFE-01 writes what visitors typed as text, and gives each page a nonce of its own', async () => {
    const visitor = newVisitor()
    const html = await (await visitor.fetch('/articles?q=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E%27%20OR%201')).text()
    assert.ok(!html.includes('<script>alert'))
    assert.ok(html.includes('&lt;script&gt;alert'))
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await visitor.fetch('/')
        const nonce = /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? ''
        assert.ok((await response.text()).includes(`nonce="${nonce}"`))
        return nonce
      }),
    )
    assert.notEqual(nonces[0], nonces[1])
    const long = await visitor.post(cartPath, { action: 'useCodePromo', value: '<b>'.repeat(2000) })
    assert.equal(((await long.json()) as Data)['status'], 'ko')
  })

  it('what no visitor types is refused, and stops nothing: null bytes, other bytes, lists', async () => {
    const visitor = newVisitor()
    for (const path of ['/flx/%00.js', '/media/a%00b.png', '/%00', '/article/%ff']) {
      assert.equal((await visitor.fetch(path)).status, 400, path)
    }
    const login = `${base}extranet_v2/traitement.php`
    const named = { action: 'new_compte', prenom: 'Yann', nom: 'Kerbrat' }
    const wrongs: Record<string, string>[] = [
      { password: '\0abcdefghijkl' },
      { 'password[]': 'abcdefghijkl' },
      { password: `${'a'.repeat(72)}b` },
    ]
    for (const wrong of wrongs) {
      const { status, erreurs } = await post(visitor, login, { ...named, email: 'nul@exemple.fr', ...wrong })
      assert.deepEqual([status, erreurs.map(({ champ }) => champ)], ['formerror', ['password']], JSON.stringify(wrong))
    }
  })

  it('HTTP-02 a request from before the login, which comes after it, logs nobody out', async () => {
    const visitor = newVisitor()
    await visitor.fetch('/')
    const before = visitor.cookies[0]?.split(';')[0] ?? ''
    await act(visitor, 'connexion', account)
    const late = await fetch(shop.url + cartPath, {
      method: 'POST',
      body: new URLSearchParams({ action: '' }),
      headers: { Cookie: before, 'Sec-Fetch-Site': 'same-origin' },
    })
    assert.deepEqual([late.status, late.headers.getSetCookie()], [503, []])
    const { panier } = await act(visitor, '')
    assert.ok(panier.adresses.length > 0, 'still logged in')
  })
})
