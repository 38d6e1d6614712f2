import { asc, ne } from 'drizzle-orm'
import { pictureAddress, thumbnailAddress } from '../../server/media-address.ts'
import { pictures } from '../../server/schema.ts'
import type { FamilyEntry } from '../entry.ts'
import { html } from '../markup.ts'

const shown = 5

export const overlayEntries: FamilyEntry[] = [
  {
    tag: 'flx-front-banner',
    title: 'Bandeau d’annonce',
    facts: [
      'Un lien de fermeture s’ajoute à votre contenu, ou un bouton à vous s’il porte `data-flx-close`.',
      'Le bandeau est lisible dès l’affichage de la page : le lien de fermeture apparaît au premier geste du visiteur.',
      'En bas de la fenêtre, il ne déplace pas la page et n’en masque pas la fin.',
      'Une fois fermé, il ne réapparaît pas pendant le nombre de jours choisi, et son code n’est plus chargé.',
      'Si votre serveur l’écrit malgré tout, les lignes de script ci-dessus le masquent avant l’affichage de la page, sans décalage.',
    ],
    withoutScript: 'Le bandeau s’affiche à sa place dans la page, sans lien de fermeture.',
    live: `
    <flx-front-banner id="essai-bandeau" days="0" label="Livraison">
      <p>Livraison offerte dès 50 € jusqu’à dimanche. <a href="/articles">Voir les articles</a></p>
    </flx-front-banner>`,
    code: `
    <flx-front-banner id="livraison" days="30" label="Livraison">
      <p>Livraison offerte dès 50 €. <a href="/livraison">En savoir plus</a></p>
    </flx-front-banner>
    <script nonce="…">
      // Déjà fermé, il n’occupe aucune place, dès la première image de la page.
      {
        const banner = document.currentScript.previousElementSibling
        const key = 'flx-closed:flx-front-banner:' + banner.id + ':' + (banner.getAttribute('version') ?? '')
        const isKept = (area) => Number(area.getItem(key)) > Date.now()
        try {
          banner.hidden = isKept(localStorage) || isKept(sessionStorage)
        } catch {} // Un navigateur qui refuse toute mémoire.
      }
    </script>`,
    fixed: ['days', 'version'],
    calls: [
      { method: 'show', label: 'Montrer' },
      { method: 'hide', label: 'Fermer' },
    ],
  },
  {
    tag: 'flx-front-popup',
    title: 'Fenêtre d’accueil (pop-up)',
    facts: [
      'La fenêtre s’ouvre à l’arrivée du visiteur, une seule à la fois : le consentement aux cookies d’abord, puis les annonces par priorité.',
      'Elle ne s’ouvre ni au-dessus d’une autre fenêtre, ni pendant une saisie.',
      'Elle peut se fermer seule : le décompte s’interrompt au survol et tant qu’elle a le focus.',
      'Une fois fermée, elle ne réapparaît pas pendant le nombre de jours choisi ; une nouvelle version s’affiche de nouveau.',
      'Si elle dépasse la hauteur de l’écran, elle défile et son lien de fermeture reste visible.',
    ],
    withoutScript: 'Le contenu de l’annonce s’affiche à sa place dans la page.',
    live: `
    <button type="button" data-flx-show="essai">Montrer l’annonce</button>
    <flx-front-popup id="essai" version="hiver" days="0" delay="86400" auto-close="20" label="Soldes d’hiver">
      <h2>Soldes d’hiver</h2>
      <p>Jusqu’au 3 février, sur une sélection de vaisselle et de linge.</p>
      <p><a href="/articles">Voir les articles</a></p>
    </flx-front-popup>`,
    code: `
    <flx-front-popup id="soldes" version="hiver" days="7" auto-close="20" label="Soldes d’hiver">
      <h2>Soldes d’hiver</h2>
      <p>Jusqu’au 3 février. <a href="/articles">Voir les articles</a></p>
    </flx-front-popup>`,
    fixed: ['open', 'delay', 'days', 'version', 'priority'],
    calls: [
      { method: 'show', label: 'Ouvrir' },
      { method: 'hide', label: 'Fermer' },
    ],
    keys: [
      ['Échap', 'Ferme l’annonce.'],
      ['Tab', 'Passe d’un contrôle à l’autre ; le décompte s’interrompt.'],
    ],
  },
  {
    tag: 'flx-lightbox',
    title: 'Images en grand',
    facts: [
      'Un lien dont le `rel` commence par `lightbox` ouvre son image ; un nom entre crochets, `lightbox[voyage]`, forme une galerie.',
      'Dans les conteneurs désignés par `for`, les galeries d’un CMS s’ouvrent sans `rel`.',
      'L’élément n’a pas besoin de la taille des images, ni d’une adresse qui se termine par `.jpg`.',
      'Si une image ne se charge pas, elle est demandée trois fois, puis un message s’affiche à sa place.',
      'Le visiteur balaie, zoome, parcourt les vignettes et lance le diaporama, au doigt, à la souris ou au clavier.',
      'Le bouton Précédent du navigateur ferme les images sans quitter la page.',
    ],
    withoutScript:
      'Chaque lien ouvre son image dans la page. Ctrl et ⌘ l’ouvrent dans un onglet, avec ou sans JavaScript.',
    live: async ({ db }) => {
      const rows = await db.select().from(pictures).where(ne(pictures.id, 1)).orderBy(asc(pictures.id)).limit(shown)
      const links = rows.map(
        ({ id, alt, caption, width, height }) =>
          html`<a href="${pictureAddress(id)}" rel="lightbox[voyage]" title="${caption}"><img src="${thumbnailAddress(id)}" width="480" height="${Math.round((480 * height) / width)}" alt="${alt}" loading="lazy"></a>\n`,
      )
      return html`<flx-lightbox>\n<div class="guide-pictures">${links}</div>\n</flx-lightbox>`.html
    },
    code: `
    <flx-lightbox>
      <a href="/media/port.webp" rel="lightbox[voyage]" title="Le port">
        <img src="/media/port-vignette.webp" alt="Bateaux à quai">
      </a>
      <a href="/media/phare.webp" rel="lightbox[voyage]" title="Le phare">
        <img src="/media/phare-vignette.webp" alt="Phare au couchant">
      </a>
    </flx-lightbox>`,
    fixed: ['for', 'images'],
    calls: [{ method: 'show', label: 'Ouvrir la première', args: [0] }],
    keys: [
      ['←', 'Affiche l’image précédente.'],
      ['→', 'Affiche l’image suivante.'],
      ['Échap', 'Ferme les images.'],
      ['Tab', 'Passe d’un bouton à l’autre, puis aux vignettes.'],
    ],
  },
  {
    tag: 'flx-loader',
    title: 'Indicateur de chargement',
    facts: [
      'Vos scripts l’affichent et le masquent. Si plusieurs le demandent, le dernier à terminer le masque.',
      'Il propose trois dessins, un logo, un titre et un texte. Les réglages `flexit_loader` sont repris.',
      'Un lecteur d’écran annonce l’attente.',
    ],
    withoutScript: 'Rien ne s’affiche : l’indicateur n’accompagne que des scripts.',
    live: `
    <flx-loader version="2" txt-loading="Un instant"></flx-loader>
    <p>L’indicateur couvre toute la page. Le bouton de la rubrique « Appels » l’affiche.</p>`,
    code: '<flx-loader version="2" txt-loading="Un instant"></flx-loader>',
    fixed: ['open'],
    functions: [
      {
        signature: 'flx.loader.show()',
        run: 'loader',
        description:
          'Affiche l’indicateur ; `flx.loader.hide()` le masque. Dans cet exemple, il reste une seconde et demie.',
        example: `
        await flx.loader.show()
        try {
          await enregistrer()
        } finally {
          await flx.loader.hide()
        }`,
      },
    ],
  },
  {
    tag: 'flx-modal',
    title: 'Fenêtre de dialogue',
    facts: [
      'Une seule fenêtre est ouverte à la fois : la demande suivante est refusée. Le message d’une alerte s’affiche alors dans une notification.',
      'Un son ou une vidéo de la fenêtre s’arrête à la fermeture. À l’impression, tout son contenu est imprimé.',
      'Elle se ferme par ses boutons, par le lien du haut, ou seule après le délai choisi.',
      'Le clavier reste dans la fenêtre, puis revient à sa position. La page derrière ne défile pas.',
      'Sans contenu, elle ne s’ouvre pas et un avertissement paraît dans la console.',
      'Sur un réseau lent, un titre (`label`) et un contenu suffisent pour ouvrir la fenêtre avant l’arrivée de son code.',
      'Sous 768 px de large, elle occupe toute la place disponible.',
    ],
    withoutScript:
      'Le contenu reste masqué, comme avec `<dialog>`. Pour l’afficher sans JavaScript, faites du bouton un lien vers une page qui contient le même texte : `data-flx-show` remplace ce lien dès que le script est chargé.',
    live: `
    <button type="button" data-flx-show="tailles">Guide des tailles</button>
    <flx-modal id="tailles" label="Guide des tailles" close-top>
      <p>Posez le pied à plat, mesurez du talon à l’orteil le plus long.</p>
      <ul>
        <li>24 cm : taille 38</li>
        <li>24,7 cm : taille 39</li>
        <li>25,3 cm : taille 40</li>
      </ul>
    </flx-modal>`,
    calls: [
      { method: 'show', label: 'Ouvrir' },
      { method: 'hide', label: 'Fermer' },
    ],
    keys: [
      ['Échap', 'Ferme la fenêtre si elle peut être fermée.'],
      ['Tab', 'Passe d’un contrôle à l’autre, sans sortir de la fenêtre.'],
      ['Entrée', 'Active le bouton qui a le focus.'],
    ],
    functions: [
      {
        signature: 'flx.alert(contenu)',
        run: 'alert',
        description: 'Affiche un message avec un bouton « OK ». La promesse est résolue à la fermeture.',
        example: `await flx.alert('Votre commande est partie.')`,
      },
      {
        signature: 'flx.confirm(question)',
        run: 'confirm',
        description:
          'Pose une question, avec « Non » et « Oui ». La promesse vaut `true` pour « Oui », et `false` dans tous les autres cas.',
        example: `
        if (await flx.confirm({ title: 'Panier', content: 'Vider le panier ?', oui: 'Vider', non: 'Garder' })) {
          // Le visiteur a choisi « Vider ».
        }`,
      },
      {
        signature: 'flx.modal(options)',
        run: 'modal',
        description:
          'Ouvre une fenêtre à partir d’options. Un texte est nettoyé avant l’affichage ; `{ html }` est utilisé tel quel, scripts compris ; un nœud de la page, même masqué, y est déplacé, puis remis à sa place.',
        example: `
        flx.modal({
          title: 'Quel emballage ?',
          content: 'Le papier de soie est offert ; la boîte en bois coûte 6 €.',
          buttons: [
            { titre: 'Annuler', secondaire: true, position: 'g', autoclose: true },
            { titre: 'Papier de soie', important: true, autoclose: true, action: () => choisir('papier') },
          ],
        })`,
      },
    ],
  },
  {
    tag: 'flx-popup',
    title: 'Contenu dans une fenêtre',
    facts: [
      'Les liens de classe `squeezebox` s’ouvrent dans une fenêtre, avec les options de leur `rel`. Aucun code de ce `rel` n’est exécuté : `onClose: function () { … }` est ignoré avec un avertissement dans la console ; `onClose: maFonction` appelle la fonction déclarée sous ce nom par `flx.configure({ functions: { maFonction } })`.',
      'Sous 768 px de large, elle occupe tout l’écran.',
      'Deux contenus ont un nom, le choix d’une réservation et les coordonnées sur une carte : `preset="coordinates" data-name-form="fiche" data-name-lat="lat" data-name-lng="lng"`, ou `flx.popup({ preset: "coordinates", params: { name_form: "fiche", name_lat: "lat", name_lng: "lng" } })`. La page affichée remplit les champs de ce formulaire ; un champ absent est signalé dans la console.',
      'Un lien vers `#id` affiche cette partie de la page, même masquée jusque-là.',
      'Un seul appel envoie des données et affiche la réponse : `flx.popup({ href, data })`.',
      'Une page avec des modifications non enregistrées peut demander confirmation avant la fermeture.',
    ],
    withoutScript: 'Chaque lien ouvre sa page.',
    live: `<flx-popup></flx-popup>
<p><a class="squeezebox" href="/page/livraison">La livraison, au-dessus de la page</a></p>

<form name="fiche">
  <label>Latitude <input name="lat"></label>
  <label>Longitude <input name="lng"></label>
  <button type="button" data-flx-show="point">Choisir un point</button>
</form>
<flx-popup id="point" preset="coordinates" label="Choisir un point" size-x="600" size-y="520"
  data-name-form="fiche" data-name-lat="lat" data-name-lng="lng"></flx-popup>`,
    fixed: ['for', 'open', 'href'],
    keys: [['Échap', 'Ferme la fenêtre, sauf avec `no-esc-key`.']],
  },
  {
    tag: 'flx-toast',
    title: 'Notification temporaire',
    facts: [
      'Elle reste affichée le temps de la lire, au moins six secondes, sauf si vous choisissez un délai.',
      'Le décompte s’interrompt au survol et tant qu’elle a le focus.',
      'Plusieurs notifications s’empilent, et le visiteur peut fermer chacune. Un message répété remplace le précédent.',
      'Les lecteurs d’écran la lisent sans déplacer le focus.',
    ],
    withoutScript: 'Rien ne s’affiche. Le serveur écrit le même message dans la page qu’il renvoie.',
    fixed: ['open'],
    live: `
    <button type="button" data-flx-show="enregistree">Enregistrer</button>
    <flx-toast id="enregistree" type="success">Votre adresse est enregistrée.</flx-toast>`,
    functions: [
      {
        signature: 'flx.toast(contenu)',
        run: 'toast',
        description: 'Affiche une notification au bord de l’écran.',
        example: `flx.toast('Article ajouté au panier.')`,
      },
    ],
  },
]
