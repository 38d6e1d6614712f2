import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { demoAccount } from '../../demo/server/seed/customers.ts'
import { whyWithoutPhp } from '../../scripts/php.mjs'
import { ContractCheck } from '../support/contract-check.ts'
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
  '/{href}#section-du-compte': '/compte/commandes',
  '/{action}#cle-d-acces': '/compte/cles',
  '/{action}#formulaire': '/contact',
  '/{url}#mois': '/ateliers/mois?year=2026&month=11',
  '/{url}#agenda': '/ateliers/jour',
  '/{url}#fragment': '/ateliers/places',
  '/{href}#liste': '/articles?paginate=auto',
  '/{page}#page': '/',
  '/{href}#popup': '/conditions',
  '/{href}#popup-envoi': '/contact',
  '/{receipt}#consentement': '/cookies/choix',
}

const extranet = `${base}extranet_v2/traitement.php`

/** The actions of services whose description leaves them to the author, by what the library knows of them. */
const known: Record<string, string[]> = {
  [extranet]: ['new_compte', 'modif_mdp', 'renvoyercode'],
  '/{action}#cle-d-acces': ['new_cle', 'delete_cle'],
  [`${base}boutique/compte/traitement.php`]: [
    ...['startRecur', 'stopRecur', 'majPaiement', 'payer_facture', 'recommande', 'annule_reservation'],
    ...['charge_panier', 'renomme_panier', 'supprime_panier', 'enregistre_panier'],
  ],
}

/** What the shop does not answer, and by which words its README says so, with the reason. */
const leftOut: Record<string, string> = {
  [`${base}boutique/compte/traitement-parrainage.php`]: 'ajax/modules/boutique/compte/traitement-parrainage.php',
  [`${base}templates/get_contents.php`]: 'ajax/modules/templates/get_contents.php',
  [`${base}templates/add_test.php`]: 'ajax/modules/templates/add_test.php',
  '/{geocoder}#geocoder': 'géocodage',
}

interface Answer {
  status: string
  error_msg: string
  erreurs: { champ: string }[]
  panier: Cart
  commande: { numero: string }
}

describe('what the demo shop in PHP answers', { skip }, () => {
  let shop: Awaited<ReturnType<typeof startPhp>>
  let check: ContractCheck

  before(async () => {
    shop = await startPhp()
    check = new ContractCheck()
  })

  after(async () => {
    const complaints = shop.complaints()
    await shop.close()
    assert.deepEqual(complaints, [], 'PHP complains of nothing')
  })

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
    await act(visitor, 'usePtsFidelite', { value: '10' })
    assert.equal((await act(visitor, 'usePtsFidelite', { value: '99999' })).status, 'ko')
    const wrongPlace = { ...place, pays: 'FR', code_postal: '12' }
    assert.equal((await act(visitor, 'new_adresse', wrongPlace)).erreurs[0]?.champ, 'code_postal')
    await act(visitor, 'new_adresse', place)
    await act(visitor, 'modif_adresse', { ...place, idadresse: address.idadresse, ville: 'Le Conquet' })
    await act(visitor, 'affect_adresse_livraison', { value: address.idadresse })
    await act(visitor, 'affect_adresse_facturation', { value: address.idadresse })
    assert.equal((await act(visitor, 'chgEtape', { value: 'paiement' })).panier.etape, 'paiement')
    await act(visitor, 'selOffre', { value: '2' })
    await act(visitor, 'searchVille', { value: '54490' })
    assert.equal((await act(visitor, 'searchVille', { value: '5' })).status, 'ko')
    const points = (await act(visitor, 'refreshRelais', { code_postal: '54490', ville: 'Piennes' })) as unknown as {
      relais_liste: { relais_id: string; relais_params: string }[]
    }
    const [relay] = points.relais_liste
    assert.ok(relay)
    const { relais_id, relais_params } = relay
    assert.equal((await act(visitor, 'selectRelais', { relais_id, relais_params: 'autre' })).status, 'ko')
    await act(visitor, 'selectRelais', { relais_id, relais_params, relais_pref: '1' })
    await post(visitor, cartPath, { 'panierv3[action]': 'getpointsdevente', 'panierv3[value]': '35400' })
    await post(visitor, cartPath, { 'panierv3[action]': 'change_idpointdevente', 'panierv3[value]': '1' })
    await act(visitor, 'change_moyen_paie', { value: '1', idMoyenPaie: '1', idModePaiementBanque: '2' })
    await act(visitor, 'infossup', { mot: 'Sonnez' })
    assert.equal((await act(visitor, 'valide_panier', { cle_commande: 'autre' })).status, 'ko')
    await act(visitor, 'supArt', { value: line.idligne, idligne: line.idligne })

    await post(visitor, `${base}menu/mobile-menu.php`, { configmenu: 'principal' })
    await post(visitor, `${base}boutique/article/traitement.php`, { action: 'stock', idarticle: bowl.idarticle })
    const alert = { action: 'alerte_stock', idreference: bowl.idreference, email: 'anne@exemple.fr' }
    await post(visitor, `${base}boutique/article/traitement.php`, alert)
    await post(visitor, `${base}newsletter_v2/traitement.php`, { email: 'anne@exemple.fr' })
    await post(visitor, `${base}newsletter_v2/traitement.php`, { email: 'anne' })
    await post(visitor, `${base}vieprivee/check_pwd.php`, { q: 'Marée haute 2026' })
    await post(visitor, `${base}extranet_v2/traitement.php`, { action: 'login', ...account })
    for (const path of ['/globalflexit/ajax/autocompleter.php', `${base}boutique/compte/`]) {
      const data = await (await visitor.fetch(`${path}?term=br&p=boutique-compte:liste_cmd`)).json()
      assert.equal(check.faults('get', path, data), '')
    }
  })

  it('CAL-01 CAL-04 FRAG-01 a month, a day and a block are answered as they are described', async () => {
    const visitor = newVisitor()
    const now = new Date().toISOString().slice(0, 7).split('-').map(Number)
    const response = await visitor.fetch(`/ateliers/mois?year=${now[0]}&month=${now[1]}`)
    const month = (await response.json()) as { date: string; title: string }[]
    assert.equal(check.faults('get', '/{url}#mois', month), '')
    const [first] = month
    assert.ok(first)
    const day = await (await visitor.post('/ateliers/jour', { module: 'ateliers', param: '', date: first.date })).text()
    assert.ok(day.includes(first.title) && day.includes('data-flx-date') && !day.includes('<html'), day)
    const seats = await (await visitor.post('/ateliers/places', { referer: shop.url })).text()
    assert.match(seats, /^<ul>[\s\S]*place/)
    assert.equal((await visitor.post('/ateliers/jour', { date: '2026-02-31' })).status, 400)
    assert.equal((await visitor.fetch('/ateliers/mois?year=2026&month=13')).status, 400)
  })

  it('UPLOAD-01 a file comes in parts, is kept for its session alone, and is what it is, not what it is called', async () => {
    const visitor = newVisitor()
    const path = '/backoffice/modules/templates/front/upload.php'
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
      'base64',
    )
    const send = async (key: string, name: string, body: Buffer, from: number, to: number) => {
      const address = `${path}?${new URLSearchParams({ action: 'upload', keys: key, nom: name })}`
      const headers = {
        'Content-Type': 'application/octet-stream',
        'Content-Range': `bytes ${from}-${to - 1}/${body.length}`,
      }
      const part = new Uint8Array(body.subarray(from, to))
      const response = await visitor.fetch(address, { method: 'POST', headers, body: part })
      const data = (await response.json()) as { status: string; fichier: { recu: number; url: string } }
      assert.equal(check.faults('post', path, data), '', JSON.stringify(data))
      return data
    }
    const half = 30
    assert.equal((await send('cle-1', 'a.png', picture, 0, half)).fichier.recu, half)
    assert.equal((await send('cle-1', 'a.png', picture, 0, half)).fichier.recu, half, 'what comes twice is there once')
    const whole = await send('cle-1', 'a.png', picture, half, picture.length)
    assert.equal(whole.fichier.recu, picture.length)
    const shown = await visitor.fetch(whole.fichier.url)
    assert.deepEqual(Buffer.from(await shown.arrayBuffer()), picture)
    assert.equal((await newVisitor().fetch(whole.fichier.url)).status, 404)
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    assert.equal((await send('cle-2', 'b.png', page, 0, page.length)).status, 'ko')
    assert.equal((await send('cle-3', '../../index.php', page, 0, page.length)).status, 'ko')
    const strange = await visitor.fetch(`${path}?action=upload&keys=../x&nom=a.png`, { method: 'POST' })
    assert.equal(strange.status, 400)
    const seen = async (who: PhpVisitor): Promise<unknown[]> => {
      const data = (await (await who.fetch(`${path}?action=view&keys=`)).json()) as { fichiers: unknown[] }
      assert.equal(check.faults('get', path, data), '')
      return data.fichiers
    }
    assert.deepEqual([(await seen(visitor)).length, (await seen(newVisitor())).length], [1, 0])
    await post(visitor, path, { action: 'delete', keys: 'cle-1' })
    assert.deepEqual(await seen(visitor), [])
    await send('cle-4', 'c.png', picture, 0, picture.length)
    await post(visitor, path, { action: 'resetSession' })
    assert.deepEqual(await seen(visitor), [])
  })

  it('FORM-03 PERMA-01 the fields that are asked about are judged, and a permalink leads back', async () => {
    const visitor = newVisitor()
    const verify = `${base}formulaire/verif_formulaire.php`
    const wrong = (await post(visitor, verify, { 'verif[champ][]': 'email', email: 'anne' })) as unknown as Data
    assert.deepEqual([wrong['status'], Object.keys(wrong['errors'] as Data)], ['ko', ['email']])
    assert.equal((await post(visitor, verify, { 'verif[champ][]': 'email', email: 'anne@exemple.fr' })).status, 'ok')
    const quote = { email: 'anne@exemple.fr', ville: 'Brest', projet: 'Douze bols, et leurs assiettes.' }
    assert.equal(((await (await visitor.post('/devis', quote)).json()) as Data)['status'], 'ok')
    assert.equal(((await (await visitor.post('/devis', { ...quote, ville: '' })).json()) as Data)['status'], 'ko')
    const links = `${base}liens/traitement.php`
    const link = await (
      await visitor.post(links, { action: 'permalien', lien: `${shop.url}/articles?tri=prix` })
    ).text()
    const followed = await visitor.fetch(new URL(link).pathname)
    assert.deepEqual([followed.status, followed.headers.get('Location')], [303, '/articles?tri=prix'])
    for (const lien of ['https://autre.example/', 'javascript:alert(1)', '//autre.example/x']) {
      assert.equal((await visitor.post(links, { action: 'permalien', lien })).status, 400, lien)
    }
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
      '/annonces',
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

  it('answers every call of the description but a few, for a reason that its README says too', async () => {
    const visitor = newVisitor()
    const due: string[] = []
    const missing: string[] = []
    const calls = check
      .calls()
      .flatMap((call) => (call.action ? [call] : (known[call.path] ?? ['']).map((action) => ({ ...call, action }))))
    for (const { method, path, action } of calls) {
      const call = action ? `${path} ${action}` : path
      const words = leftOut[call]
      if (words) {
        due.push(call)
        assert.ok(readme.includes(words), `${call} is not named`)
      }
      const address = elsewhere[path] ?? path
      const init = method === 'post' ? { method, body: new URLSearchParams({ action }) } : {}
      const response = await visitor.fetch(address, init)
      const isUnknown = response.status === 404 || (await response.text()).includes('Cette action n’existe pas')
      assert.ok(response.status < 500, call)
      if (isUnknown) missing.push(call)
    }
    assert.deepEqual(missing, due)
    assert.deepEqual(due.toSorted(), Object.keys(leftOut).toSorted(), 'what is left out is described')
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
    for (const body of ['q=%FF%FF', 'q[]=abc', 'q=%00']) {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const answer = await visitor.fetch(`${base}vieprivee/check_pwd.php`, { method: 'POST', body, headers })
      assert.deepEqual([answer.status, await answer.json()], [200, { percentage: 0, result: 'Faible' }], body)
    }
  })

  it('the wrong tries of others do not lock the owner of an account out', async () => {
    const login = `${base}extranet_v2/traitement.php`
    const own = { email: 'chez-soi@exemple.fr', password: 'une-phrase-longue' }
    const enter = (visitor: PhpVisitor, password: string): Promise<Answer> =>
      post(visitor, login, { action: 'login', email: own.email, password })
    const owner = newVisitor()
    await post(owner, login, { action: 'new_compte', prenom: 'Yann', nom: 'Kerbrat', ...own })
    await owner.post('/deconnexion', {})
    const stranger = newVisitor()
    for (let tries = 0; tries < 11; tries++) await enter(stranger, 'devinée')
    assert.equal((await enter(stranger, own.password)).status, 'error', 'the stranger has tried enough')
    assert.equal((await enter(owner, own.password)).status, 'ok')
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
