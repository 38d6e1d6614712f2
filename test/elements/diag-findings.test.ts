import { expect, fixture, html } from '@open-wc/testing'
import { object, string } from 'valibot'
import '../../elements/clickable.ts'
import '../../elements/front-banner.ts'
import { reportError } from '../../src/core/element/report-error.ts'
import { sendJson } from '../../src/core/http/send-json.ts'
import { openDiagIfAsked } from '../../src/core/loader/diag.ts'
import { addressOf } from '../support/answers-client.ts'
import { errorsOf } from '../support/console.ts'
import { button, diagnose, endDiagnosis, findPanel, loadDiag, opened, pageStart, said } from '../support/diag-panel.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('what ?flx=diag finds', () => {
  afterEach(endDiagnosis)

  it('lists the elements of the page and how each is; names the one that was meant', async () => {
    await diagnose(html`
      <div>
        <flx-clickable></flx-clickable><flx-clickable></flx-clickable>
        <flx-sleeper></flx-sleeper><flx-sleeper load="idle"></flx-sleeper>
        <flx-fron-banner></flx-fron-banner><flx-zzzzzzzzzzzz></flx-zzzzzzzzzzzz>
        <flx-track></flx-track><flx-track></flx-track>
      </div>
    `)
    expect(said()).to.contain('<flx-clickable> × 2 : en place')
    expect(said()).to.contain('<flx-sleeper> × 1 : endormi jusqu’à son entrée dans l’écran')
    expect(said()).to.contain('<flx-sleeper> × 1 : endormi jusqu’au repos de la page')
    expect(said()).to.contain('<flx-fron-banner> : cet élément n’existe pas ; est-ce <flx-front-banner> ?')
    expect(said()).to.contain('<flx-zzzzzzzzzzzz> : cet élément n’existe pas.')
    expect(said()).to.contain('<flx-track> : un seul agit par page, il y en a 2.')
  })

  it('FORM-05 says what keeps a block from being repeated', async () => {
    await diagnose(html`
      <div>
        <label for="diag-nom">Nom</label>
        <flx-repeat><fieldset><input id="diag-nom" name="nom" /></fieldset></flx-repeat>
        <flx-repeat></flx-repeat>
        <flx-repeat><fieldset><legend>Ligne 1</legend><input aria-label="A" name="l[0][a]" /></fieldset></flx-repeat>
      </div>
    `)
    expect(said()).to.contain('<fieldset> : un bloc répété a besoin d’une <legend> qui le nomme.')
    expect(said()).to.contain('<fieldset> : « nom » n’a pas de numéro')
    expect(said()).to.contain('<label for="diag-nom"> : il nomme un champ d’un bloc répété')
    expect(said()).to.contain('<flx-repeat> : aucun bloc à répéter')
    expect(said().split('répété a besoin').length, 'one block alone').to.equal(2)
  })

  it('names unknown attributes with the nearest known one, and values that are not understood', async () => {
    await diagnose(html`
      <div>
        <flx-front-banner
          id="b"
          class="x"
          data-mien="1"
          aria-label="B"
          load="now"
          postion="bottom"
          position="gauche"
          days="sept"
          version="2"
          >Texte</flx-front-banner
        >
        <flx-config bas="/x/"></flx-config>
      </div>
    `)
    expect(said()).to.contain('l’attribut « postion » n’existe pas ; est-ce « position » ?')
    expect(said()).to.contain('position="gauche" n’est pas compris ; position vaut « flow »')
    expect(said()).to.contain('days="sept" n’est pas compris, il est ignoré')
    expect(said()).to.contain('l’attribut « bas » n’existe pas ; est-ce « base » ?')
    for (const fine of ['data-mien', 'version', 'class', 'load', 'role']) {
      expect(said()).to.not.contain(`l’attribut « ${fine} » n’existe`)
    }
  })

  it('loads the code of sleeping elements only when asked, then checks them', async () => {
    await diagnose(html`<div><flx-sleeper coleur="rouge"></flx-sleeper></div>`)
    expect(customElements.get('flx-sleeper')).to.equal(undefined)
    expect(said()).to.contain('Le code d’un élément n’est pas encore chargé')
    button('Charger et vérifier').click()
    await waitUntil(() => said().includes('l’attribut « coleur » n’existe pas.'))
    expect(said()).to.contain('<flx-sleeper> × 1 : en place')
    expect(said()).to.contain('<flx-sleeper> est en version 0.0.0-autre, le script en version 1.2.3.')
  })

  it('finds what names something that is not there', async () => {
    await diagnose(html`
      <div>
        <flx-clickable for=".rien"></flx-clickable>
        <flx-clickable for="[["></flx-clickable>
        <button data-flx-show="absent">Ouvrir</button>
        <label for="champ-absent">Nom</label>
        <input aria-label="X" aria-describedby="aide-absente" />
        <a href="#nulle-part">Aller</a><a href="#top">Haut</a><a href="#la">Là</a><p id="la">Là</p>
        <a href="/a.jpg" rel="lightbox[a]">Image</a>
        <p data-flx-track="essai">Suivi</p>
      </div>
    `)
    expect(said()).to.contain('for=".rien" ne désigne aucun élément')
    expect(said()).to.contain('for="[[" n’est pas un sélecteur')
    expect(said()).to.contain('data-flx-show="absent" ne désigne aucun élément')
    expect(said()).to.contain('for cite l’identifiant « champ-absent »')
    expect(said()).to.contain('aria-describedby cite l’identifiant « aide-absente »')
    expect(said()).to.contain('rien dans la page ne porte l’identifiant « nulle-part »')
    expect(said()).to.not.contain('l’identifiant « la »')
    expect(said()).to.contain('1 × rel="lightbox" : la page n’a ni <flx-lightbox> ni <flx-page>')
    expect(said()).to.contain('1 × data-flx-track : la page n’a pas de <flx-track>')
  })

  it('tells addresses that answer with the wrong kind, before and after it opened, and elements that failed', async () => {
    const early = addressOf({ body: '<p>Bonjour</p>' })
    await sendJson({ address: early }, object({})).catch(() => {})
    const page = await diagnose(html`<div><flx-clickable id="fautif"></flx-clickable></div>`)
    expect(said()).to.contain('Réponse du mauvais type.')
    expect(said()).to.contain('JSON attendu, reçu')
    await sendJson({ address: addressOf({ body: { nom: 3 } }) }, object({ nom: string() })).catch(() => {})
    await waitUntil(() => said().includes('Réponse mal formée.'))
    expect(said()).to.contain('champ « nom »')
    await errorsOf(() => reportError(page.firstElementChild as Element, new Error('cassé')))
    await waitUntil(() => said().includes('<flx-clickable id="fautif"> : cassé'))
  })

  it('tells what failed before it opened, as long as the page is there', async () => {
    const page = await fixture<HTMLElement>(html`<div><flx-clickable id="ancien"></flx-clickable></div>`)
    history.replaceState(null, '', '?flx=diag')
    openDiagIfAsked(loadDiag, pageStart())
    await errorsOf(() => reportError(page.firstElementChild as Element, new Error('cassé avant')))
    expect(findPanel()).to.equal(null)
    await opened()
    expect(said()).to.contain('<flx-clickable id="ancien"> : cassé avant')
  })

  it('finds double ids, and what nothing names', async () => {
    await diagnose(html`
      <div>
        <p id="deux"></p><b id="deux"></b>
        <input name="seul" /><label>Nom <input name="bon" /></label><input type="hidden" name="cache" />
        <a href="/x" class="vide"></a><a href="/y"><img src="data:," alt="Accueil" /></a>
        <button class="muet"><svg></svg></button><button><svg><title>Oui</title></svg></button>
        <img src="data:," class="sans-alt" /><img src="data:," alt="" />
        <iframe class="cadre"></iframe>
        <div hidden><input name="invisible" /></div>
      </div>
    `)
    expect(said()).to.contain('id="deux" est porté par 2 éléments : <p>, <b>')
    expect(said()).to.contain('<input name="seul"> : ce champ n’a pas de libellé')
    expect(said()).to.contain('<a href="/x" class="vide"> : rien ne nomme ce lien')
    expect(said()).to.contain('<button class="muet"> : rien ne nomme ce bouton')
    expect(said()).to.contain('class="sans-alt"> : l’attribut alt manque')
    expect(said()).to.contain('<iframe class="cadre"> : ce cadre n’a pas de titre')
    for (const fine of ['name="bon"', 'name="cache"', 'name="invisible"', 'href="/y"', 'alt=""']) {
      expect(said()).to.not.contain(fine)
    }
  })

  it('SAFE-04 names content that hides what the document has, and fields that hide what their form has', async () => {
    await diagnose(html`
      <div>
        <form name="links"></form><img name="photo" id="images" src="data:," alt="" /><object id="plugins"></object>
        <form name="commande"></form><input name="title" /><p id="cookie"></p><a name="anchors"></a>
        <form id="devis">
          <label>Enfants <input name="children" /></label>
          <label><input type="radio" name="parentNode" value="1" /> Un</label>
          <label><input type="radio" name="parentNode" value="2" /> Deux</label>
          <fieldset id="attributes"><legend>Options</legend></fieldset>
          <label>Nom <input name="nom" id="closest" /></label>
          <input type="hidden" name="action" value="devis" /><input type="hidden" name="method" value="1" />
          <button name="submit" id="submit">Envoyer</button>
        </form>
        <label>Loin <input name="firstChild" form="devis" /></label>
        <input name="lastChild" aria-label="Sans formulaire" />
      </div>
    `)
    expect(said()).to.contain('<form name="links"> cache document.links : ce qui le lit')
    expect(said()).to.contain('Renommez-le, par exemple name="form_links".')
    expect(said()).to.contain('cache document.images')
    expect(said()).to.contain('<object id="plugins"> cache document.plugins')
    for (const fine of ['document.photo', 'document.commande', 'document.title', 'document.cookie', 'document.anchors'])
      expect(said()).to.not.contain(fine)
    expect(said()).to.contain('<input name="children"> cache children de son formulaire <form id="devis">')
    expect(said()).to.contain('par exemple name="input_children", et lisez ce nom sur le serveur.')
    expect(said().split('cache parentNode')).to.have.length(2)
    expect(said()).to.contain('<fieldset id="attributes"> cache attributes de son formulaire')
    expect(said()).to.contain('par exemple id="input_closest"')
    expect(said()).to.contain('cache firstChild de son formulaire <form id="devis">')
    for (const fine of ['action', 'method', 'submit', 'lastChild']) expect(said()).to.not.contain(`cache ${fine}`)
  })

  it('says what to do where two carts of a page show the ids that their server wrote', async () => {
    await diagnose(html`
      <div>
        <flx-cart><p data-flx-view><label for="code">Code</label><input id="code" /></p></flx-cart>
        <flx-cart><p data-flx-view><label for="code">Code</label><input id="code" /></p></flx-cart>
        <flx-clickable><b id="b"></b><i id="b"></i></flx-clickable>
      </div>
    `)
    expect(said()).to.contain('id="code" est porté par 2 éléments : <input>. Plusieurs <flx-cart> de la page')
    expect(said()).to.contain('Mettez le champ dans son <label>')
    expect(said()).to.contain('id="b" est porté par 2 éléments : <b>, <i>')
    expect(said()).to.not.contain('Plusieurs <flx-clickable>')
  })

  it('does not miss the usual button of a menu that names another', async () => {
    await diagnose(html`
      <div><button id="le-mien">Menu</button><flx-mobile-menu for="#le-mien"></flx-mobile-menu></div>
    `)
    expect(said()).to.not.contain('#flx-menu-button')
    expect(said()).to.not.contain('ne désigne aucun élément')
  })

  it('misses the usual button of a menu that names none, and the one that a menu names', async () => {
    await diagnose(html`
      <div><flx-mobile-menu for=""></flx-mobile-menu><flx-mobile-menu for="#absent"></flx-mobile-menu></div>
    `)
    expect(said()).to.contain('aucun bouton #flx-menu-button dans la page')
    expect(said()).to.contain('for="#absent" ne désigne aucun élément')
  })

  it('says which hooks the server’s cart leaves out, by their names', async () => {
    await diagnose(html`
      <div>
        <flx-cart id="nu"><form><input name="quantite" value="2" /></form></flx-cart>
        <flx-cart><p>Votre panier arrive…</p></flx-cart>
        <flx-cart>
          <table data-flx-view class="sans-total" data-flx-version="3" data-flx-count="2">
            <tr><td><input aria-label="Quantité" class="perdue" data-flx-action="modifQte" data-flx-value="41" /></td></tr>
            <tr data-flx-line="42"><td><button class="muette" data-flx-action="supArt">Retirer</button></td></tr>
          </table>
        </flx-cart>
        <flx-cart>
          <div
            data-flx-view="cart"
            class="faux"
            data-flx-version="3"
            data-flx-count="deux"
            data-flx-total-ht="10"
            data-flx-total-ttc="12"
          ></div>
        </flx-cart>
        <flx-cart>
          <div
            data-flx-view="cart"
            class="complet"
            data-flx-version="3"
            data-flx-count="2"
            data-flx-total-ht="10"
            data-flx-total-ttc="12"
          ></div>
        </flx-cart>
        <flx-cart-badge class="sans-nombre"><a href="/panier">Panier</a></flx-cart-badge>
        <flx-cart-badge class="bon"><a href="/panier">Panier <b data-flx-cart-count>2</b></a></flx-cart-badge>
        <button class="dehors" data-flx-action="supArt" data-flx-value="3">Retirer</button>
      </div>
    `)
    expect(said()).to.contain('<flx-cart id="nu"> : ce qu’il contient n’est pas un panier')
    expect(said()).to.match(/class="sans-total"[^>]*> : la racine du panier ne porte pas data-flx-total-ttc/)
    expect(said()).to.contain(' : data-flx-count="deux" n’est pas un nombre')
    expect(said()).to.match(/class="perdue"[^>]*> : cette commande d’une ligne n’est pas dans une ligne/)
    expect(said()).to.match(/class="muette"[^>]*> : data-flx-action="supArt" sans data-flx-value/)
    expect(said()).to.contain('<flx-cart-badge class="sans-nombre"> : rien n’y porte data-flx-cart-count')
    expect(said()).to.match(/class="dehors"[^>]*> : data-flx-action="supArt" n’est dans aucun élément flx/)
    for (const fine of ['class="complet"', 'class="bon"', '<flx-cart> :']) expect(said()).to.not.contain(fine)
  })

  it('says what of the page’s style sheets reaches what flx draws', async () => {
    const elsewhere = new URL(addressOf({ type: 'text/css', body: '.flx-x { color: red }' }), location.href)
    elsewhere.hostname = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
    const away = document.createElement('link')
    away.rel = 'stylesheet'
    away.href = elsewhere.href
    document.head.append(away)
    await new Promise((loaded) => away.addEventListener('load', loaded))
    await diagnose(html`
      <div>
        <style>
          .flx-button { color: teal }
          @layer flx-site { .flx-button { color: navy } }
          @layer theme { .dans-le-theme button { margin: 0 !important; color: red } }
          .dans-le-theme b { color: red !important }
          @media print { .flx-imprime { color: red } }
          @media all { .dehors .flx-lu { &.flx-lu { color: red } } }
        </style>
        <flx-clickable class="dans-le-theme">
          <b>De l’auteur</b>
          <div data-flx-mount><button class="flx-button">Dessiné</button></div>
        </flx-clickable>
      </div>
    `)
    const rules = said()
    expect(rules).to.contain(
      '« .dans-le-theme button { margin: 0px !important } » (élément <style>) l’emporte sur ce que <flx-clickable> dessine.',
    )
    expect(rules).to.contain(
      '« .flx-button { color: teal } » (élément <style>) vise des classes de flx hors de toute couche',
    )
    expect(rules).to.contain('.flx-lu')
    expect(rules).to.contain(
      `${elsewhere.hostname} : give vient d’un autre domaine : ses règles ne peuvent pas être lues`,
    )
    for (const fine of ['color: navy', 'theme b {', 'flx-imprime']) expect(rules).to.not.contain(fine)
    away.remove()
  })

  it('finds an element in the shadow root of another, where nothing wakes it', async () => {
    const host = document.createElement('x-boutique')
    const inner = document.createElement('section')
    inner.attachShadow({ mode: 'open' }).innerHTML = '<flx-cart id="ombre"></flx-cart>'
    host.attachShadow({ mode: 'open' }).append(inner)
    await diagnose(html`<div>${host}</div>`)
    expect(said()).to.contain('<flx-cart id="ombre"> est dans l’arbre fantôme (shadow root) de <section>')
  })
})
