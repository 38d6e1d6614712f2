import { html } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

const page = `
  <!doctype html>
  <html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Ma page</title>
    <script type="module" src="https://cdn.exemple.fr/flx/flx.js" crossorigin></script>
    <style>
      /* Rien ne bouge quand les éléments arrivent : ce qu’ils montreront autrement a déjà sa place. */
      flx-lightbox, flx-list, flx-fragment, flx-agenda, flx-calendar, flx-cart, flx-add-to-cart, flx-account, flx-form,
      flx-my-elements, flx-login, flx-two-factor, flx-sticky { display: block }
      flx-front-banner:not([hidden], [position="bottom"]) { display: block; box-sizing: border-box; min-height: 3rem; padding: 0.75rem 3.25rem 0.75rem 1rem; line-height: 1.5 }
      flx-front-banner > * { margin-block: 0 }
      @media (scripting: enabled) {
        flx-mobile-menu > :is(nav, ul, ol), flx-list:not([no-live]) [data-flx-no-script] { display: none }
      }
    </style>
  </head>
  <body data-idpage="12" data-idparent="3" data-filariane="1,3,12">
    <flx-config session-hash="a1b2c3"></flx-config>

    <button id="flx-menu-button" type="button" data-configmenu="principal">Menu</button>
    <flx-mobile-menu dim="black">
      <nav aria-label="Principal">
        <ul>
          <li><a href="/">Accueil</a></li>
          <li><a href="/articles">Boutique</a></li>
        </ul>
      </nav>
    </flx-mobile-menu>

    <flx-cart-badge>
      <a href="/panier">Panier <span data-flx-cart-count>0</span></a>
    </flx-cart-badge>

    <flx-lightbox>
      <a href="/media/port.webp" rel="lightbox[voyage]"><img src="/media/port-vignette.webp" alt="Le port"></a>
      <a href="/media/phare.webp" rel="lightbox[voyage]"><img src="/media/phare-vignette.webp" alt="Le phare"></a>
    </flx-lightbox>

    <button type="button" data-flx-show="horaires">Nos horaires</button>
    <flx-modal id="horaires" label="Nos horaires" close-top>
      <p>Du mardi au samedi, de 10 h à 19 h.</p>
    </flx-modal>
  </body>
  </html>`

/** Room for what elements draw of themselves, in the sizes that they have where nothing says otherwise. */
export const roomStyle = `
  :is(flx-share, flx-quantity):not(flx-page > *) { display: inline-flex; align-items: center; min-block-size: 2.75rem }
  flx-video { display: block; aspect-ratio: 16 / 9 }
  flx-map { display: block; min-block-size: 36rem }
  @media (min-width: 48rem) { flx-map { min-block-size: 30rem } }
  flx-map-picker { display: block; min-block-size: 36rem }
  flx-calendar { display: block; min-block-size: 41rem }
  @media (max-width: 575.98px) { flx-calendar { min-block-size: 16rem } }
  flx-relay-picker { display: block; min-block-size: 8rem }
  flx-two-factor:not(:defined) input[name="code"] { box-sizing: border-box; display: block; block-size: 2.75rem; min-block-size: 0 }
  flx-table:not(:defined) { display: block; overflow-x: auto }
  flx-upload { display: block; min-block-size: 4rem }
  flx-repeat:not(:defined) { display: block; padding-block-end: 3.5rem }
  :is(flx-carousel, flx-slideshow, flx-home-slider) { display: block; position: relative }
  :is(flx-slideshow, flx-home-slider) { --flx-slides-gap: 0px }
  flx-carousel:is([dots], [autoplay], [progress]) { padding-block-end: 3rem }
  :is(flx-carousel, flx-slideshow, flx-home-slider):not(:has(> :is(ul, ol, [data-flx-slides]))),
  :is(flx-carousel, flx-slideshow, flx-home-slider) > :is(ul, ol, [data-flx-slides]) {
    display: flex; margin: 0; padding: 0; list-style: none; overflow: auto hidden; scroll-snap-type: x mandatory
  }
  :is(flx-carousel, flx-slideshow, flx-home-slider):not(:has(> :is(ul, ol, [data-flx-slides]))) > *,
  :is(flx-carousel, flx-slideshow, flx-home-slider) > :is(ul, ol, [data-flx-slides]) > * {
    box-sizing: border-box; flex: none; scroll-snap-align: start; margin: 0; margin-inline-end: var(--flx-slides-gap, 1rem);
    width: calc((100% - (var(--flx-slides-shown, 1) - 1) * var(--flx-slides-gap, 1rem)) / var(--flx-slides-shown, 1))
  }
  flx-consent:not([no-button]) { display: block; min-block-size: 2.25rem }
  flx-breadcrumb > nav > ol { display: flex; align-items: center; min-block-size: 1.75rem; margin: 0 }
  @media (scripting: enabled) {
    :is(flx-carousel, flx-slideshow, flx-home-slider) :is(ul, ol, [data-flx-slides]) { scrollbar-width: none }
    flx-breadcrumb li > :is(ul, ol) { display: none }
  }`

export const startTopic: Topic = {
  slug: 'demarrer',
  title: 'Démarrer',
  lead: 'Une page à copier : un script, des balises, et c’est tout.',
  body: () => html`
${htmlCode(page, 'Une page complète')}
<h2>Quatre habitudes</h2>
<ul>
<li>${prose('Un attribut booléen est vrai dès qu’il est écrit : `close-top`, `close-top=""`, `close-top="non"` disent la même chose. Pour dire faux, on l’enlève.')}</li>
<li>Ce que vous mettez dans un élément y reste : les liens, les listes et les formulaires marchent avant le script, sans lui, et après lui.</li>
<li>${prose('Un bouton qui porte `data-flx-show="horaires"` ouvre l’élément de cet identifiant ; `data-flx-hide` le ferme.')}</li>
<li>${prose('Un attribut mal écrit ne casse rien : sa valeur par défaut est prise. Un sélecteur qui n’en est pas un ne désigne rien, une adresse en `javascript:` n’en est pas une ; la console le dit.')}</li>
</ul>
<h2>Rien ne saute</h2>
<p>${prose('Le script arrive après le premier dessin de la page. Les règles de `<style>` ci-dessus, à mettre dans la feuille de votre site si sa politique de sécurité refuse un style en ligne, réservent dès ce moment la place d’un bandeau, et ne montrent pas un instant la liste que le menu montrera, ni les boutons qui ne servent que sans script. Sans script, la liste et les boutons restent là.')}</p>
<p>${prose('Ce qu’un élément dessine de lui-même demande sa place de la même façon ; ces tailles sont celles qu’il a sans réglage :')}</p>
${plainCode(roomStyle, 'La place de ce qui vient')}
<p>${prose('Des diapositives sont dès ce moment une rangée qui défile, et qui reste telle sans script. Dites combien on en voit par `--flx-slides-shown` dans votre feuille, une valeur par largeur : c’est la même mesure avant et après le code. Une image d’une diapositive porte `width` et `height`.')}</p>
<p>${prose('Un panier, une réservation, une commande : le mieux est que le serveur les écrive dans la page. Ils y sont au premier dessin, et rien n’est demandé pour les montrer. Ce qui s’ouvre au-dessus de la page (`flx-modal`, `flx-popup`, `flx-front-popup`, `flx-toast`) s’écrit à la fin de `<body>`.')}</p>
<h2>Écouter</h2>
<p>${prose('Les événements s’appellent `flx-…` et remontent jusqu’au document. Ceux qui demandent avant d’agir peuvent être refusés.')}</p>
${plainCode(
  `
  document.addEventListener('flx-cart-changed', ({ detail }) => {
    console.log(detail.summary.count, 'articles')
  })
  document.querySelector('#horaires').addEventListener('flx-modal-close', (event) => {
    if (!toutEstLu()) event.preventDefault()
  })`,
  'Écouter des événements',
)}
<h2>Appeler</h2>
<p>${prose('Dès que le script a tourné, `flx` est là. Le code de chaque fonction arrive à son premier appel ; chacune rend une promesse.')}</p>
${plainCode(
  `
  if (await flx.confirm('Vider le panier ?')) await flx.invoke('flx-cart', 'perform', 'vider')
  flx.toast('C’est fait.')

  // Ou, dans un module :
  import { confirm, toast } from 'https://cdn.exemple.fr/flx/flx.js'`,
  'Appeler depuis un script',
)}`,
}
