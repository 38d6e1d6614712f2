import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { type Answer, cartHtml, type Otherwise, others } from './stranger.ts'

export const html = { 'Content-Type': 'text/html; charset=utf-8' }
const json = { 'Content-Type': 'application/json' }
/** Of reading the cart alone. */
export const reading = (body: string, headers: Record<string, string> = json, status = 200): Otherwise => ({
  call: (action) => (action === '' ? { body, headers, status } : undefined),
})
export const emptyCart = '{"status":"ok","panier":{"lignes":[],"totaux":{"total_ttc":0}}}'
export const replaced =
  (from: string | RegExp, to: string) =>
  (page: string): string => {
    const changed = page.replace(from, to)
    assert.notEqual(changed, page)
    return changed
  }

export const added = (markup: string): Otherwise => ({ page: replaced('<h1>', `${markup}<h1>`) })
/** A page that has the elements which ask something else, one service of them answering otherwise. */
const asking = (service: string, answer: Answer, changed = others): Otherwise => ({
  ...added(changed),
  call: (action) => (action === service ? answer : undefined),
})
const policyOf = (policy: string): Otherwise => ({ headers: { 'Content-Security-Policy': policy } })

interface Broken {
  what: string
  otherwise: Otherwise
  rule: string
  says: RegExp
  write?: boolean
  /** What the page's address has for `127.0.0.1`. */
  host?: string
  cookies?: [string, string][]
}

/** One fault each, the rule that names it, and what the sentence says of it. */
export const broken: Broken[] = [
  {
    what: 'a page without the script',
    otherwise: { page: replaced(/<script type="module".*\n/, '') },
    rule: 'script-missing',
    says: /ni flx\.js ni flx\.all\.js/,
  },
  {
    what: 'a script that is no module',
    otherwise: { page: replaced('type="module" ', '') },
    rule: 'script-module',
    says: /sans type="module"/,
  },
  {
    what: 'a hash that is not the file’s',
    otherwise: { page: replaced(/ integrity="sha256-[^"]{6}/, ' integrity="sha256-AAAAAA') },
    rule: 'integrity-wrong',
    says: /n’est pas celle du fichier/,
  },
  {
    what: 'an import map that is no JSON',
    otherwise: { page: replaced('{"integrity"', '{integrity') },
    rule: 'importmap-invalid',
    says: /pas du JSON/,
  },
  {
    what: 'files that other origins may not read',
    otherwise: { script: { 'Access-Control-Allow-Origin': undefined } },
    rule: 'script-cors',
    says: /Access-Control-Allow-Origin/,
  },
  {
    what: 'files that are served as text',
    otherwise: { script: { 'Content-Type': 'text/plain' } },
    rule: 'script-type',
    says: /« text\/plain »/,
  },
  {
    what: 'files that say nothing of their cache',
    otherwise: { script: { 'Cache-Control': undefined } },
    rule: 'script-cache',
    says: /combien de temps/,
  },
  {
    what: 'a nonce that is not the policy’s',
    otherwise: { page: replaced('<script type="module" nonce="k7"', '<script type="module" nonce="k8"') },
    rule: 'csp-script',
    says: /n’admet pas la balise/,
  },
  {
    what: 'a policy without strict-dynamic',
    otherwise: { headers: { 'Content-Security-Policy': "script-src 'nonce-k7'" } },
    rule: 'csp-chunks',
    says: /demande ensuite/,
  },
  {
    what: 'trusted types without ours',
    otherwise: {
      headers: { 'Content-Security-Policy': "script-src 'nonce-k7' 'strict-dynamic'; trusted-types other" },
    },
    rule: 'csp-trusted-types',
    says: /politique flx/,
  },
  {
    what: 'a policy that admits no call',
    otherwise: {
      headers: { 'Content-Security-Policy': "script-src 'nonce-k7' 'strict-dynamic'; connect-src https://api.example" },
    },
    rule: 'csp-connect',
    says: /connect-src/,
  },
  {
    what: 'a tag that does not exist',
    otherwise: { page: replaced('<h1>', '<flx-cartt></flx-cartt><h1>') },
    rule: 'unknown-element',
    says: /est-ce <flx-cart>\u00a0\?/,
  },
  {
    what: 'an attribute that does not exist',
    otherwise: { page: replaced('<flx-cart next', '<flx-cart nxt="/" next') },
    rule: 'unknown-attribute',
    says: /«\u00a0nxt\u00a0» n’existe pas\u00a0; est-ce «\u00a0next\u00a0»\u00a0\?/,
  },
  {
    what: 'a value that is not one of those',
    otherwise: { page: replaced('<flx-mobile-menu>', '<flx-mobile-menu position="haut">') },
    rule: 'bad-value',
    says: /position="haut"/,
  },
  {
    what: 'two elements of one id',
    otherwise: { page: replaced('<h1>', '<h1 id="heures">') },
    rule: 'double-id',
    says: /id="heures" est porté par 2 éléments/,
  },
  {
    what: 'content that hides what the document has',
    otherwise: { page: replaced('<h1>', '<form name="cookie"></form><h1>') },
    rule: 'hidden-member',
    says: /<form name="cookie"> cache document\.cookie/,
  },
  {
    what: 'a field that hides what its form has',
    otherwise: added(
      '<form method="post" action="/devis"><label>Enfants <input name="children"></label><input type="hidden" name="action" value="devis"><button name="submit">Demander</button></form>',
    ),
    rule: 'hidden-form-member',
    says: /<input name="children"> cache children de son formulaire <form method="post" action="\/devis">/,
  },
  {
    what: 'an opener of nothing',
    otherwise: { page: replaced('data-flx-show="heures"', 'data-flx-show="horaires"') },
    rule: 'no-target',
    says: /data-flx-show="horaires"/,
  },
  {
    what: 'a lightbox in the footer of all pages, for what this page has not',
    otherwise: { page: replaced('<h1>', '<flx-lightbox for=".wp-block-gallery"></flx-lightbox><h1>') },
    rule: 'no-match',
    says: /for="\.wp-block-gallery" ne désigne aucun élément de cette page-ci/,
  },
  {
    what: 'a cart without its lines',
    otherwise: reading('{"status":"ok","panier":{"totaux":{"total_ttc":0}}}'),
    rule: 'call-schema',
    says: /panier\.lignes/,
  },
  {
    what: 'JSON that stops before its end',
    otherwise: reading('{"status":"ok","panier":{"lig'),
    rule: 'call-json',
    says: /s’arrête avant sa fin/,
  },
  {
    what: 'JSON that is served as HTML',
    otherwise: { call: (action) => (action === 'menu' ? { headers: html, body: '[]' } : undefined) },
    rule: 'call-disguised',
    says: /application\/json/,
  },
  {
    what: 'an answer that is not JSON',
    otherwise: reading('Panier vide'),
    rule: 'call-json',
    says: /JSON attendu, reçu « Panier vide »/,
  },
  {
    what: 'HTML that is no cart',
    otherwise: reading('<p>Votre panier</p>', html),
    rule: 'call-hooks',
    says: /data-flx-view/,
  },
  {
    what: 'a whole page instead of a cart',
    otherwise: reading('<!doctype html><title>Panier</title><h1>Panier</h1>', html),
    rule: 'call-page',
    says: /une page entière \(« Panier »\)/,
  },
  {
    what: 'a cart in HTML without its totals',
    otherwise: { html: true, ...reading('<div data-flx-view="cart" data-flx-count="0">Vide</div>', html) },
    rule: 'no-summary',
    says: /data-flx-total-ttc/,
  },
  {
    what: 'a cart in HTML whose control says no line',
    otherwise: { html: true, ...reading(cartHtml(1).replace(' data-flx-value="a7"', ''), html) },
    rule: 'no-value',
    says: /supArt/,
  },
  {
    what: 'a notice of PHP before the answer',
    otherwise: {
      call: (action) =>
        action === 'menu'
          ? { headers: json, body: '<b>Warning</b>: Undefined variable $x in /var/m.php on line <b>3</b><br />[]' }
          : undefined,
    },
    rule: 'call-notice',
    says: /Undefined variable/,
  },
  {
    what: 'a service that is not there',
    otherwise: { call: (action) => (action === 'menu' ? { status: 404 } : undefined) },
    rule: 'call-missing',
    says: /404/,
  },
  { what: 'a service that fails', otherwise: reading('', html, 500), rule: 'call-failed', says: /500/ },
  {
    what: 'a service that leads elsewhere',
    otherwise: {
      call: (action) =>
        action === 'menu' ? { status: 302, headers: { Location: 'https://ailleurs.example/' } } : undefined,
    },
    rule: 'call-unread',
    says: /autre origine, https:\/\/ailleurs\.example\//,
  },
  { what: 'a cart that asks to log in', otherwise: reading('', html, 401), rule: 'call-session', says: /401/ },
  {
    what: 'a cart that leads to the page of the login',
    otherwise: {
      call: (action) => {
        if (action === '') return { status: 302, headers: { Location: '/services/compte/' } }
        const form = '<form><input type="password" name="mot"><button>Entrer</button></form>'
        return action === 'liste' ? { headers: html, body: `<!doctype html><title>Entrer</title>${form}` } : undefined
      },
    },
    rule: 'call-session',
    says: /Une page de connexion est venue/,
  },
  {
    what: 'a page of an error that says 200',
    otherwise: reading('<!doctype html><title>Erreur</title><h1>Une erreur est survenue</h1>', html),
    rule: 'call-page',
    says: /une page entière \(« Erreur »\)/,
  },
  {
    what: 'a cart that a shared cache keeps',
    otherwise: reading(emptyCart, { ...json, 'Cache-Control': 'public, max-age=300' }),
    rule: 'call-shared',
    says: /« public, max-age=300 »/,
  },
  {
    what: 'a cart in letters of another encoding than it says',
    otherwise: {
      html: true,
      call: (action) =>
        action === '' ? { headers: html, body: Buffer.from(cartHtml(0).replace('vide', 'vidé'), 'latin1') } : undefined,
    },
    rule: 'call-charset',
    says: /se lisent de travers : « .*vid�/,
  },
  {
    what: 'a cart that PHP compresses and the server once more',
    otherwise: {
      call: (action) =>
        action === ''
          ? { headers: { ...json, 'Content-Encoding': 'gzip' }, body: gzipSync(gzipSync(emptyCart)) }
          : undefined,
    },
    rule: 'call-gzip',
    says: /encore compressée/,
  },
  {
    what: 'compressed files that say nothing to caches',
    otherwise: { script: { Vary: undefined } },
    rule: 'script-vary',
    says: /sans dire Vary/,
  },
  {
    what: 'an order button that does not say to pay',
    otherwise: { html: true, ...reading(cartHtml(1).replace('Payer ma commande', 'Valider'), html) },
    rule: 'order-words',
    says: /« Valider »/,
  },
  {
    what: 'a tracker that does not wait',
    otherwise: {
      page: replaced('</body>', '<script src="https://www.googletagmanager.com/gtag/js" nonce="k7"></script></body>'),
    },
    rule: 'tracker-early',
    says: /googletagmanager/,
  },
  {
    what: 'a tool that waits for what nobody asks',
    otherwise: {
      page: replaced(
        '</body>',
        '<script type="text/plain" src="https://www.googletagmanager.com/gtag/js"></script></body>',
      ),
    },
    rule: 'consent-missing',
    says: /flx-consent/,
  },
  {
    what: 'a cookie of measure before any choice',
    otherwise: { headers: { 'Set-Cookie': ['session=s1; HttpOnly; SameSite=Lax', '_ga=1; Path=/'] } },
    rule: 'cookie-early',
    says: /_ga/,
  },
  {
    what: 'a session that scripts read',
    otherwise: { headers: { 'Set-Cookie': 'session=s1; SameSite=Lax' } },
    rule: 'cookie-httponly',
    says: /n’est pas HttpOnly/,
  },
  {
    what: 'a session that other sites send',
    otherwise: { headers: { 'Set-Cookie': 'session=s1; HttpOnly' } },
    rule: 'cookie-samesite',
    says: /ne dit pas SameSite/,
  },
  {
    what: 'a session that a shared cache keeps',
    otherwise: { headers: { 'Cache-Control': 'public, max-age=60' } },
    rule: 'page-shared',
    says: /public/,
  },
  {
    what: 'a session that ends badly',
    otherwise: {
      call: (action, _, cookie) => (action === '' && !/=s1/.test(cookie) ? { status: 500, headers: html } : undefined),
    },
    rule: 'session-end',
    says: /un cookie de session qui n’existe plus : Le service répond 500/,
  },
  {
    what: 'an account that is open to anybody',
    otherwise: {
      page: replaced('<h1>', '<flx-account></flx-account><h1>'),
      call: (action) => (action === 'liste' ? { headers: json, body: '{"lignes":[]}' } : undefined),
    },
    rule: 'session-silent',
    says: /Sans être connecté, une liste du compte est donnée/,
  },
  {
    what: 'an addition that is refused',
    otherwise: {
      call: (action) =>
        action === 'add_item' ? { headers: json, body: '{"status":"ko","error_msg":"Plus en stock"}' } : undefined,
    },
    rule: 'write-refused',
    says: /Plus en stock/,
    write: true,
  },
  {
    what: 'a cart that forgets',
    otherwise: { call: (action) => (action === 'add_item' ? { headers: json, body: '{"status":"ok"}' } : undefined) },
    rule: 'write-lost',
    says: /le panier relu est vide/,
    write: true,
  },
  {
    what: 'a quantity that does not change',
    otherwise: {
      call: (action, fields) => {
        if (action === 'modifQte') fields.set('quantite', '1')
        return undefined
      },
    },
    rule: 'write-unchanged',
    says: /2 pièces ont été demandées, la réponse en dit 1/,
    write: true,
  },
  {
    what: 'a line that stays',
    otherwise: {
      call: (action) => (action === 'supArt' ? { headers: html, body: cartHtml(2) } : undefined),
      html: true,
    },
    rule: 'write-left',
    says: /encore dans la réponse/,
    write: true,
  },
  {
    what: 'a page that travels in the clear',
    otherwise: {},
    host: '0.0.0.0',
    rule: 'page-http',
    says: /servie en http/,
  },
  {
    what: 'a page that says no encoding',
    otherwise: { page: replaced('<meta charset="utf-8">', ''), headers: { 'Content-Type': 'text/html' } },
    rule: 'page-charset',
    says: /utf-8/,
  },
  {
    what: 'a page that calls the script twice',
    otherwise: {
      page: (page) => replaced('</body>', `${/<script type="module".*<\/script>/.exec(page)?.[0]}</body>`)(page),
    },
    rule: 'script-twice',
    says: /2 fois/,
  },
  {
    what: 'a file of the script that is not there',
    otherwise: { file: (path) => (path.includes('core') ? { status: 404 } : undefined) },
    rule: 'script-unread',
    says: /répond 404/,
  },
  {
    what: 'files that travel as they are',
    otherwise: { script: { 'Content-Encoding': undefined } },
    rule: 'script-compressed',
    says: /sans compression/,
  },
  {
    what: 'a hash that cannot be checked',
    otherwise: {
      page: (page) =>
        replaced('type="module" nonce="k7" crossorigin', 'nonce="k7"')(replaced('flx/flx.js', 'flx/flx.all.js')(page)),
    },
    rule: 'integrity-crossorigin',
    says: /sans crossorigin/,
  },
  {
    what: 'an import map that comes too late',
    otherwise: {
      page: (page) => replaced(/(<script type="importmap".*\n)(<script type="module".*\n)/, '$2$1')(page),
    },
    rule: 'importmap-late',
    says: /vient après/,
  },
  {
    what: 'an import map that the policy keeps out',
    otherwise: { page: replaced('<script type="importmap" nonce="k7">', '<script type="importmap">') },
    rule: 'csp-importmap',
    says: /il lui faut le nonce/,
  },
  {
    what: 'a policy that admits no drawn image',
    otherwise: policyOf("default-src 'self'; script-src 'nonce-k7' 'strict-dynamic'"),
    rule: 'csp-img',
    says: /n’admet pas data:/,
  },
  {
    what: 'a page without a policy',
    otherwise: { headers: { 'Content-Security-Policy': undefined } },
    rule: 'csp-missing',
    says: /pas de politique/,
  },
  {
    what: 'a service that refuses to be read',
    otherwise: { call: (action) => (action === 'menu' ? { status: 403, headers: json, body: '{}' } : undefined) },
    rule: 'call-refused',
    says: /403/,
  },
  {
    what: 'HTML that is served as text',
    otherwise: { html: true, ...reading(cartHtml(0), { 'Content-Type': 'text/plain' }) },
    rule: 'call-type',
    says: /text\/plain/,
  },
  {
    what: 'a menu in HTML',
    otherwise: {
      call: (action) => (action === 'menu' ? { headers: html, body: '<ul><li>Outils</li></ul>' } : undefined),
    },
    rule: 'call-kind',
    says: /JSON attendu/,
  },
  {
    what: 'a menu whose entry has no kind',
    otherwise: {
      call: (action) => (action === 'menu' ? { headers: json, body: '[{"data":[{"nom_page":"Outils"}]}]' } : undefined),
    },
    rule: 'call-schema',
    says: /mobile-menu/,
  },
  {
    what: 'a block that is a whole page',
    otherwise: asking('bloc', { headers: html, body: '<!doctype html><title>Accueil</title><h1>Accueil</h1>' }),
    rule: 'call-page',
    says: /HTML du bloc attendu, reçu une page entière/,
  },
  {
    what: 'an agenda that is a text',
    otherwise: asking('agenda', { headers: html, body: 'Rien ce jour-là' }),
    rule: 'call-hooks',
    says: /le HTML de l’agenda attendu/i,
  },
  {
    what: 'a month without days',
    otherwise: asking('mois', { headers: json, body: '[{"jour":21}]' }),
    rule: 'call-schema',
    says: /\(mois\)/,
  },
  {
    what: 'a list that goes on with the same',
    otherwise: asking('suite', {
      headers: html,
      body: '<ul data-flx-items><li><a href="/clous">Clous</a></li></ul>',
    }),
    rule: 'call-same',
    says: /que la page a déjà/,
  },
  {
    what: 'a list that goes on with something else',
    otherwise: asking('suite', { headers: html, body: '<p>Nos horaires</p>' }),
    rule: 'call-hooks',
    says: /data-flx-items/,
  },
  {
    what: 'suggestions that are no list',
    otherwise: asking('villes', { headers: json, body: '{"villes":["Brest"]}' }),
    rule: 'call-schema',
    says: /villes\.php/,
  },
  {
    what: 'files that are not listed',
    otherwise: asking('fichiers', { headers: json, body: '{"status":"ok","fichiers":"aucun"}' }),
    rule: 'call-schema',
    says: /fichiers/,
  },
  {
    what: 'a check of fields that says nothing',
    otherwise: asking('verif', { headers: json, body: '{}' }),
    rule: 'call-schema',
    says: /verif\.php/,
  },
  {
    what: 'a form that answers with an empty page',
    otherwise: asking('contact', { headers: html, body: '<!doctype html><title>Contact</title>' }),
    rule: 'call-page',
    says: /une page entière sans message/,
    write: true,
  },
  {
    what: 'a form that is taken without what it needs',
    otherwise: asking('contact', { headers: json, body: '{"status":"ok"}' }),
    rule: 'write-unchecked',
    says: /« nom » manque/,
    write: true,
  },
  {
    what: 'a newsletter for nobody',
    otherwise: asking('lettre', { headers: { 'Content-Type': 'text/plain' }, body: 'valid' }),
    rule: 'write-unchecked',
    says: /« email » manque/,
    write: true,
  },
  {
    what: 'a list of the account that a customer reads in vain',
    otherwise: {
      ...added(others),
      call: (action, _, cookie) =>
        action !== 'liste'
          ? undefined
          : /client/.test(cookie)
            ? { headers: json, body: '{"commandes":[]}' }
            : { status: 401 },
    },
    rule: 'call-schema',
    says: /lignes/,
    cookies: [['compte', 'client']],
  },
  {
    what: 'a frame of others before any choice',
    otherwise: added('<iframe src="https://www.youtube.com/embed/x" title="Un film"></iframe>'),
    rule: 'frame-early',
    says: /youtube/,
  },
  {
    what: 'a shop where nothing can be added',
    otherwise: { page: replaced(/<flx-add-to-cart>[\s\S]*<\/flx-add-to-cart>/, '') },
    rule: 'write-article',
    says: /Aucun formulaire/,
    write: true,
  },
  {
    what: 'a shop whose form is sent to what is no address',
    otherwise: { page: replaced('action="/services/ajax/modules/boutique/panier/add_item.php"', 'action="http://"') },
    rule: 'write-article',
    says: /Aucun formulaire/,
    write: true,
  },
  // The rules of the markup.
  {
    what: 'a page of no element',
    otherwise: { page: (page) => page.replace(/<\/?flx-[^>]*>| data-flx-show="heures"/g, '') },
    rule: 'no-elements',
    says: /aucun élément flx/,
  },
  {
    what: 'two elements that act for the page',
    otherwise: added('<flx-page></flx-page><flx-page></flx-page>'),
    rule: 'many-elements',
    says: /il y en a 2/,
  },
  {
    what: 'an element in a shadow root',
    otherwise: added('<ma-fiche><template shadowrootmode="open"><flx-price></flx-price></template></ma-fiche>'),
    rule: 'shadowed',
    says: /shadow root/,
  },
  {
    what: 'an address that is none',
    otherwise: added('<flx-calendar url="javascript:alert(1)"></flx-calendar>'),
    rule: 'wrong-value',
    says: /n’est pas une adresse/,
  },
  {
    what: 'a flag that says no',
    otherwise: added('<flx-list auto="false"></flx-list>'),
    rule: 'false-flag',
    says: /retirez-le/,
  },
  {
    what: 'a number that is none',
    otherwise: { page: replaced('<flx-modal id', '<flx-modal autoclose="vite" id') },
    rule: 'ignored-value',
    says: /ignoré/,
  },
  {
    what: 'a selector that is none',
    otherwise: added('<flx-form for="#["></flx-form>'),
    rule: 'bad-selector',
    says: /n’est pas un sélecteur/,
  },
  {
    what: 'an id that is not there',
    otherwise: added('<p aria-labelledby="titre">Promotions</p>'),
    rule: 'no-id',
    says: /titre/,
  },
  {
    what: 'an anchor that is not there',
    otherwise: added('<a href="#bas">En bas</a>'),
    rule: 'no-anchor',
    says: /bas/,
  },
  {
    what: 'a link that nobody opens',
    otherwise: added('<a rel="lightbox" href="/m.jpg">Le marteau</a>'),
    rule: 'no-helper',
    says: /flx-lightbox/,
  },
  {
    what: 'a mark that nobody reads',
    otherwise: added('<p data-flx-track="vu">Promotions</p>'),
    rule: 'no-track',
    says: /flx-track/,
  },
  {
    what: 'a menu without its button',
    otherwise: { page: replaced('id="flx-menu-button" ', '') },
    rule: 'no-menu-button',
    says: /flx-menu-button/,
  },
  {
    what: 'an opener that Enter presses',
    otherwise: added(
      '<form><label>Recherche <input name="q"></label><button data-flx-show="aide">Aide</button></form><p id="aide">Aide</p>',
    ),
    rule: 'default-opener',
    says: /data-flx-show="aide".+Entrée/,
  },
  {
    what: 'a cart of no cart',
    otherwise: {
      page: replaced(
        '</flx-cart>',
        '<button type="button" data-flx-action="valide_panier">Payer ma commande</button></flx-cart>',
      ),
    },
    rule: 'no-view',
    says: /data-flx-view/,
  },
  {
    what: 'a total that is no number',
    otherwise: { html: true, ...reading(cartHtml(0).replace('ttc="0"', 'ttc="rien"'), html) },
    rule: 'bad-summary',
    says: /rien/,
  },
  {
    what: 'a control of no line',
    otherwise: { html: true, ...reading(cartHtml(1).replace(' data-flx-line="a7"', ''), html) },
    rule: 'no-line',
    says: /data-flx-line/,
  },
  {
    what: 'a badge without its count',
    otherwise: { page: replaced('<b data-flx-cart-count>0</b>', '') },
    rule: 'no-count',
    says: /data-flx-cart-count/,
  },
  {
    what: 'a control that nobody hears',
    otherwise: added('<button type="button" data-flx-action="supArt" data-flx-value="1">Retirer</button>'),
    rule: 'no-listener',
    says: /supArt/,
  },
  { what: 'nothing to repeat', otherwise: added('<flx-repeat></flx-repeat>'), rule: 'no-block', says: /aucun bloc/ },
  {
    what: 'a repeated block without a name',
    otherwise: added('<flx-repeat><fieldset><label>Âge <input name="age[1]"></label></fieldset></flx-repeat>'),
    rule: 'no-legend',
    says: /legend/,
  },
  {
    what: 'repeated names',
    otherwise: added(
      '<flx-repeat><fieldset><legend>Un</legend><label>Âge <input name="age"></label></fieldset></flx-repeat>',
    ),
    rule: 'no-number',
    says: /age/,
  },
  {
    what: 'a label outside its block',
    otherwise: added(
      '<label for="age1">Âge</label><flx-repeat><fieldset><legend>Un</legend><input id="age1" name="age[1]"></fieldset></flx-repeat>',
    ),
    rule: 'outside-label',
    says: /hors du bloc/,
  },
  { what: 'a field that nothing names', otherwise: added('<input name="q">'), rule: 'no-label', says: /name="q"/ },
  {
    what: 'a button that nothing names',
    otherwise: added('<button type="button"></button>'),
    rule: 'no-name',
    says: /button/,
  },
  {
    what: 'an image that nothing tells',
    otherwise: { page: replaced(' alt="Un marteau"', '') },
    rule: 'no-alt',
    says: /marteau\.jpg/,
  },
  {
    what: 'a frame that nothing names',
    otherwise: added('<iframe src="/plan"></iframe>'),
    rule: 'no-title',
    says: /plan/,
  },
  {
    what: 'a window that nothing names',
    otherwise: { page: replaced(' label="Nos heures"', '') },
    rule: 'no-element-label',
    says: /flx-modal/,
  },
]
