import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ruleGroups } from '../../cli/check/rules.ts'
import { startServer } from '../../demo/server/testing.ts'
import { added, broken, emptyCart, html, reading, replaced } from './broken-sites.ts'
import { ownCertificate } from './certificate.ts'
import { checkHere, flx, flxWith, rulesIn } from './run.ts'
import { type Answer, cartHtml, type Otherwise, openBare, openStranger, others } from './stranger.ts'

describe('flx check, on the site of someone else', () => {
  for (const kind of ['JSON', 'HTML']) {
    it(`has nothing to say of a server that answers ${kind} rightly, and orders nothing`, async () => {
      const actions: string[] = []
      const site = await openStranger({ html: kind === 'HTML', call: (action) => void actions.push(action) })
      const { rules, said } = await checkHere(`${site.url}/panier`, { write: true })
      site.close()
      assert.deepEqual(rules, [], said)
      assert.ok(site.asked.includes('POST /services/ajax/modules/boutique/panier/add_item.php'), site.asked.join())
      assert.ok(actions.includes('add_item') && !actions.includes('valide_panier'), actions.join())
    })
  }

  it('writes nothing unless it is told to', async () => {
    const actions: string[] = []
    const site = await openStranger({ call: (action) => void actions.push(action) })
    await checkHere(`${site.url}/panier`)
    site.close()
    assert.deepEqual([...new Set(actions)].sort(), ['', 'menu'])
  })

  it('sends sixty questions at most, however many the page would', async () => {
    const many =
      '<flx-calendar url="/services/mois"></flx-calendar><flx-stock article="7"></flx-stock><flx-reservation article="7"></flx-reservation><flx-mobile-menu></flx-mobile-menu>'
    const site = await openStranger({
      page: replaced('<h1>', `${many.repeat(50)}<h1>`),
      call: () => ({ status: 307, headers: { Location: '/services/encore.php' } }),
    })
    const { said } = await checkHere(`${site.url}/panier`, { write: true })
    site.close()
    assert.equal(site.asked.length, 60)
    assert.match(said, /le nombre de demandes est limité à 60/)
  })

  it('has nothing to say of a page whose elements ask all that can be asked, of a customer either', async () => {
    const site = await openStranger({ ...added(others) })
    const written = await checkHere(`${site.url}/panier`, { write: true })
    const asked = new Set(site.asked)
    const read = await checkHere(`${site.url}/panier`, { cookies: [['compte', 'client']] })
    site.close()
    assert.deepEqual(written.rules, [], written.said)
    assert.deepEqual(read.rules, [], read.said)
    const expected = [
      'GET /services/suite.php',
      'POST /services/bloc.php',
      'POST /services/agenda.php',
      'GET /services/mois.php?year=2026&month=11',
      'POST /services/verif.php',
      'POST /services/contact.php',
      'POST /services/lettre.php',
      'GET /services/fichiers.php?action=view&keys=',
    ]
    assert.deepEqual(
      expected.filter((each) => !asked.has(each)),
      [],
      [...asked].join('\n'),
    )
  })

  it('sends no form unless it is told to, and then none that takes a password, deletes, orders, or has nothing to refuse', async () => {
    const grave = [
      '<input type="password" name="p" required>',
      '<input name="action" value="supprimer"><input name="n" required>',
      '<input name="action" value="valide_panier"><input name="n" required>',
      '<input name="suite" value="paiement"><input name="n" required>',
      '<input name="n" required><button data-flx-action="valide_panier">Commander</button>',
      '<input name="n">',
    ]
    const sending = (fields: string, query = ''): string =>
      `<flx-form><form method="post" action="/services/grave.php${query}" aria-label="F">${fields}</form></flx-form>`
    const forms = [
      ...grave.map((fields) => sending(fields)),
      sending('<input name="n" required>', '?etape=commander'),
      `<flx-cart>${sending('<input name="n" required>')}</flx-cart>`,
    ]
    const site = await openStranger(added(forms.join('')))
    const quiet = await openStranger(added(others))
    await checkHere(`${site.url}/panier`, { write: true })
    await checkHere(`${quiet.url}/panier`)
    site.close()
    quiet.close()
    const sent = [...site.asked, ...quiet.asked].filter((each) => /grave|contact|lettre/.test(each))
    assert.deepEqual(sent, [])
  })

  it('has a broken site for each of its rules', () => {
    const named = new Set([...broken.map(({ rule }) => rule), 'cookie-secure', 'page-mixed'])
    const rules = ruleGroups().flatMap(({ rules }) => rules.map(({ id }) => id))
    assert.deepEqual(
      rules.filter((id) => !named.has(id)),
      [],
    )
  })

  it('reads what a careless PHP file writes and no browser minds: a byte order mark, letters of ISO-8859-1 that say so', async () => {
    const latin: Answer = {
      headers: { 'Content-Type': 'text/html; charset=ISO-8859-1' },
      body: Buffer.from(cartHtml(0).replace('vide', 'vidé'), 'latin1'),
    }
    for (const otherwise of [
      reading(`\ufeff${emptyCart}`),
      { html: true, call: (action: string) => (action === '' ? latin : undefined) },
    ]) {
      const site = await openStranger(otherwise)
      const { rules, said } = await checkHere(`${site.url}/panier`)
      site.close()
      assert.deepEqual(rules, [], said)
    }
  })

  it('takes a price as French readers write it', async () => {
    const site = await openStranger(added('<flx-price ttc="24,90" vat="5,5" prior="29,90"></flx-price>'))
    const { rules, said } = await checkHere(`${site.url}/panier`)
    site.close()
    assert.deepEqual(rules, [], said)
  })

  it('names what a page served by https asks in the clear', async () => {
    const { certificate, key, file } = await ownCertificate()
    const drawn =
      '<img src="http://images.exemple.fr/a.jpg" alt="" width="1" height="1"><a href="http://exemple.fr/">Là</a>'
    const headers = { 'Set-Cookie': 'session=s1; Path=/; HttpOnly; SameSite=Lax; Secure' }
    const site = await openStranger({ ...added(drawn), headers, tls: { cert: certificate, key } })
    const ended = await flxWith({ NODE_EXTRA_CA_CERTS: file }, 'check', `${site.url}/panier`)
    site.close()
    assert.ok(rulesIn(ended).includes('page-mixed'), ended.said)
    assert.match(ended.said, /demande http:\/\/images\.exemple\.fr\/a\.jpg en http/)
    assert.doesNotMatch(ended.said, /http:\/\/exemple\.fr\//)
  })

  it('names a session that leaves https, and blames nothing else', async () => {
    const { certificate, key, file } = await ownCertificate()
    const site = await openStranger({ tls: { cert: certificate, key } })
    const ended = await flxWith({ NODE_EXTRA_CA_CERTS: file }, 'check', `${site.url}/panier`, '--strict')
    await assert.rejects(checkHere(`${site.url}/panier`), /son certificat n’est pas admis/)
    site.close()
    assert.deepEqual([ended.complained, rulesIn(ended), ended.status], ['', ['cookie-secure'], 1], ended.said)
    assert.match(ended.said, /session n’est pas Secure/)
  })

  for (const { what, otherwise, rule, says, host = '127.0.0.1', write = false, cookies = [] } of broken) {
    it(`names ${what}, and blames nothing else`, async () => {
      const site = await openStranger(otherwise)
      const { rules, said } = await checkHere(`${site.url.replace('127.0.0.1', host)}/panier`, { write, cookies })
      site.close()
      assert.deepEqual(rules, [rule], said)
      assert.match(said, says)
    })
  }
})

describe('flx check, where there is no page to look at', () => {
  const refused: { what: string; answer: Parameters<typeof openBare>[0]; says: RegExp }[] = [
    {
      what: 'a page that is not there',
      answer: (_, response) => response.writeHead(404, html).end('Non'),
      says: /répond 404/,
    },
    {
      what: 'what is no page',
      answer: (_, response) => response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF'),
      says: /n’est pas une page : elle est servie en « application\/pdf »/,
    },
    {
      what: 'a redirection to another site',
      answer: (_, response) => response.writeHead(301, { Location: 'https://www.ailleurs.example/' }).end(),
      says: /mène à une autre origine, https:\/\/www\.ailleurs\.example\/ : elle n’est pas suivie/,
    },
    {
      what: 'redirections without end',
      answer: ({ url }, response) => response.writeHead(302, { Location: `${url}x` }).end(),
      says: /renvoie sans fin/,
    },
    {
      what: 'a connection that is cut',
      answer: ({ socket }) => void socket.destroy(),
      says: /la connexion s’est coupée/,
    },
    { what: 'a server that does not answer', answer: () => {}, says: /pas de réponse entière en 0,5 s/ },
    {
      what: 'a body without end',
      answer: (_, response) => {
        response.writeHead(200, html)
        const more = (): void => {
          while (!response.destroyed && response.write('x'.repeat(1_000_000))) {}
        }
        response.on('drain', more)
        more()
      },
      says: /la réponse n’en finit pas \(plus de 8 Mo\)/,
    },
  ]
  for (const { what, answer, says } of refused) {
    it(`says so of ${what}`, async () => {
      const site = await openBare(answer)
      const limits = { timeout: what.includes('does not answer') ? 500 : 15_000 }
      await assert.rejects(checkHere(`${site.url}/panier`, { limits }), { name: 'Unread', message: says })
      site.close()
    })
  }

  it('says so of a network that is dead', async () => {
    const site = await openBare(() => {})
    site.close()
    await assert.rejects(checkHere(site.url), { name: 'Unread', message: /rien n’écoute à cette adresse/ })
  })

  for (const [words, says] of [
    [['check', 'panier'], /« panier » n’est pas une adresse/],
    [['check', 'ftp://site.example/'], /n’est ni en http ni en https/],
    [['check'], /il manque l’adresse/],
    [['verifie', 'https://site.example/'], /la commande « verifie » n’existe pas/],
    [['check', 'https://site.example/', '--vite'], /l’option --vite n’existe pas/],
    [['check', 'https://site.example/', '--delai', 'peu'], /--delai peu n’est pas un nombre/],
    [['check', 'https://site.example/', '--rapport', 'r.doc'], /l’extension est \.json, \.xml ou \.html/],
    [['check', 'https://site.example/', '--cookie', 'session'], /--cookie session ne se lit pas/],
    [['check', 'https://site.example/', '--cookie', 'a=1', '--ecrire'], /rien n’est écrit au nom d’un client/],
    [['check', 'https://site.example/', '--article', 'https://autre.example/'], /une page d’un autre site/],
  ] as const) {
    it(`asks nobody anything for « flx ${words.join(' ')} », and says how it is written`, async () => {
      const { status, said, complained } = await flx(...words)
      assert.deepEqual([status, said], [2, ''])
      assert.match(complained, says)
      assert.match(complained, /flx check ADRESSE/)
    })
  }
})

describe('flx check, as it is started', () => {
  /** A page with an error, and one that is only to be looked at. */
  const sites: Record<string, Otherwise> = {
    right: {},
    wrong: added('<flx-cartt></flx-cartt>'),
    doubtful: { script: { 'Cache-Control': undefined } },
    'wrong for a customer': broken.find(({ cookies }) => cookies)?.otherwise ?? {},
  }
  for (const [name, words, status, verdict] of [
    ['right', ['--strict', '--ecrire'], 0, /^Rien à redire\.$/m],
    ['wrong', [], 1, /^Erreur · unknown-element/m],
    ['wrong for a customer', [], 0, /^Rien à redire\.$/m],
    ['wrong for a customer', ['--cookie', 'compte=client'], 1, /^Erreur · call-schema/m],
    ['doubtful', [], 0, /^À vérifier · script-cache/m],
    ['doubtful', ['--strict'], 1, /^À vérifier · script-cache/m],
  ] as const) {
    it(`ends with ${status} for a site that is ${name}${words.map((word) => ` ${word}`).join('')}`, async () => {
      const site = await openStranger(sites[name])
      const ended = await flx('check', `${site.url}/panier`, ...words)
      site.close()
      assert.deepEqual([ended.complained, ended.status], ['', status], ended.said)
      assert.match(ended.said, verdict)
    })
  }

  it('ends with 2 where there is nothing to look at, once the time that it is given has passed', async () => {
    const site = await openBare(() => {})
    const ended = await flx('check', site.url, '--delai', '0,5')
    site.close()
    assert.deepEqual([ended.said, ended.status], ['', 2])
    assert.match(ended.complained, /pas de réponse entière en 0,5 s\. Rien n’a pu être vérifié\./)
  })
})

describe('flx check, its reports', () => {
  it('says the same in JSON, for continuous integration and in one page that runs nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'flx-check-'))
    const site = await openStranger({ page: replaced('<h1>', '<flx-cartt></flx-cartt><h1 id="heures">') })
    const { status } = await flx('check', `${site.url}/panier`, '--rapport', join(folder, 'rapport'))
    site.close()
    const read = (extension: string): Promise<string> => readFile(join(folder, `rapport.${extension}`), 'utf8')
    const { counts, faults, address } = JSON.parse(await read('json'))
    assert.deepEqual(
      [status, counts, address, faults.map(({ rule, where }: { rule: string; where: string }) => [rule, where])],
      [
        1,
        { errors: 2, warnings: 0 },
        `${site.url}/panier`,
        [
          ['unknown-element', 'ligne 17'],
          ['double-id', 'ligne 25'],
        ],
      ],
    )
    const junit = await read('xml')
    assert.match(junit, /<testsuites name="flx check" tests="\d+" failures="2" errors="0">/)
    assert.match(junit, /name="unknown-element"><failure type="unknown-element"[^>]*>ligne 17 : &lt;flx-cartt&gt;/)
    const page = await read('html')
    assert.match(page, /&lt;flx-cartt&gt;\s: cet élément n’existe pas/)
    assert.doesNotMatch(page, /<flx-cartt|<script|https?:(?!\/\/127)/)
    await rm(folder, { recursive: true })
  })
})

describe('flx check, on the demo', () => {
  let site: Awaited<ReturnType<typeof startServer>>
  before(async () => {
    site = await startServer()
  })
  after(() => site.close())

  for (const path of ['/', '/articles', '/panier', '/panier?mode=html', '/compte', '/contact?mode=html', '/en']) {
    it(`has nothing to say of ${path}`, async () => {
      const { rules, said } = await checkHere(site.url + path, { write: path.startsWith('/panier') })
      assert.deepEqual(rules, [], said)
    })
  }
})
