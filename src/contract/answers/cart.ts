import type { AnswerExample } from '../call.ts'

const line = `
    <li data-flx-line="41" data-flx-article="7" data-flx-reference="12" data-flx-anim="3" data-flx-name="Bol en grès"
        data-flx-item='{"item_id":"7","item_name":"Bol en grès","price":12,"quantity":2}'>
      <a href="/article/bol">Bol en grès</a>, bleu, 12,00 € pièce
      <form method="post" action="/globalflexit/ajax/modules/boutique/panier/traitement.php">
        <input type="hidden" name="action" value="modifQte">
        <input type="hidden" name="value" value="41">
        <button name="quantite" value="1" data-flx-action="modifQte" data-flx-value="41" data-flx-step="-1" aria-label="Un bol de moins">−</button>
        <button name="quantite" value="3" data-flx-action="modifQte" data-flx-value="41" data-flx-step="1" aria-label="Un bol de plus">+</button>
      </form>
      <form method="post" action="/globalflexit/ajax/modules/boutique/panier/traitement.php">
        <input type="hidden" name="action" value="modifQte">
        <input type="hidden" name="value" value="41">
        <input name="quantite" value="2" aria-label="Nombre de bols" data-flx-action="modifQte" data-flx-value="41" data-flx-max="10">
      </form>
      <span data-flx-note="41" aria-live="polite"></span>
      <form method="post" action="/globalflexit/ajax/modules/boutique/panier/traitement.php">
        <input type="hidden" name="action" value="supArt">
        <input type="hidden" name="value" value="41">
        <button data-flx-action="supArt" data-flx-value="41">Retirer le bol</button>
      </form>
      24,00 €
    </li>`

const jsonLine = `{
      "idligne": "41", "idarticle": "7", "idreference": "12", "idanim": "3",
      "quantite": 2, "quantite_max": 10,
      "nom": "Bol en grès", "reference": "REF-12", "options": "Bleu",
      "url": "/article/bol", "image": "/media/bol.webp",
      "prix_unitaire_ht": 10.00, "prix_unitaire_ttc": 12.00,
      "total_ht": 20.00, "total_ttc": 24.00, "taux_tva": 20, "message": ""
    }`

export const cartAnswers: AnswerExample[] = [
  {
    slug: 'panier',
    title: 'Le panier entier',
    tag: 'flx-cart',
    about:
      'Cette réponse suit chaque action du panier et figure dans la page à l’ouverture. La racine porte `data-flx-view` et contient le nombre d’articles (lu par la pastille), les totaux, l’affichage et la version. La classe `alert-danger` indique un refus, `alert-success` une réussite. `data-flx-search` lance la recherche dès le cinquième chiffre. Les boutons « − » et « + » et le champ de quantité ont chacun leur formulaire : sans JavaScript, Entrée dans le champ activerait le premier bouton du formulaire.',
    html: `
<div data-flx-view="cart" data-flx-version="12" data-flx-count="2" data-flx-display="ttc"
     data-flx-total-ht="18.00" data-flx-total-ttc="21.60">
  <p class="alert alert-success">Code appliqué.</p>
  <ul>${line}
  </ul>
  <form method="post" action="/globalflexit/ajax/modules/boutique/panier/traitement.php">
    <input type="hidden" name="action" value="useCodePromo">
    <label>Code promo <input name="value"></label>
    <button data-flx-action="useCodePromo">Utiliser</button>
  </form>
  <p>BIENVENUE, −2,40 € <button type="button" data-flx-action="deleteCodePromo" data-flx-value="BIENVENUE">Retirer le code</button></p>
  <p>Total : <strong>21,60 € TTC</strong></p>
</div>`,
    json: `
{
  "status": "ok", "error_msg": "", "info_msg": "Code appliqué.",
  "panier": {
    "version": 12, "nb_articles": 2, "aff_prix": "ttc",
    "lignes": [${jsonLine}],
    "codes": [{ "code": "BIENVENUE", "libelle": "−10 %", "remise_ht": 2.00, "remise_ttc": 2.40 }],
    "totaux": {
      "articles_ht": 20.00, "articles_ttc": 24.00, "remise_ht": 2.00, "remise_ttc": 2.40,
      "tva": [{ "taux": 20, "base": 18.00, "montant": 3.60 }],
      "total_ht": 18.00, "total_ttc": 21.60
    }
  }
}`,
  },
  {
    slug: 'panier-minimal',
    title: 'Le plus petit panier',
    tag: 'flx-cart',
    about:
      'L’attribut `data-flx-line` sur chaque ligne suffit : les formulaires ordinaires contiennent les champs `action`, `value` et `quantite`. Sans `data-flx-count` ni total, le panier fonctionne, mais la pastille, les autres onglets et les lecteurs d’écran ne sont pas informés ; la console et le diagnostic le signalent.',
    html: `
<table data-flx-view data-flx-count="2" data-flx-total-ttc="24,00 €">
  <tr data-flx-line="41">
    <td>Bol en grès</td>
    <td>
      <form method="post" action="/globalflexit/ajax/modules/boutique/panier/traitement.php">
        <input type="hidden" name="action" value="modifQte">
        <input name="quantite" value="2" aria-label="Nombre de bols">
      </form>
    </td>
    <td>
      <form method="post" action="/globalflexit/ajax/modules/boutique/panier/traitement.php">
        <input type="hidden" name="action" value="supArt">
        <button>Retirer le bol</button>
      </form>
    </td>
  </tr>
</table>`,
    json: `
{
  "status": "ok",
  "panier": {
    "nb_articles": 2,
    "lignes": [{ "idligne": "41", "nom": "Bol en grès", "quantite": 2, "prix_unitaire_ttc": 12.00 }],
    "totaux": { "total_ttc": 24.00 }
  }
}`,
  },
  {
    slug: 'panier-vide',
    title: 'Un panier vide',
    tag: 'flx-cart',
    about: 'Un panier vide garde son attribut `data-flx-view` : un texte sans attribut est refusé.',
    html: `<p data-flx-view="cart" data-flx-count="0" data-flx-total-ttc="0">Votre panier est vide.</p>`,
    json: `
{
  "status": "ok",
  "panier": { "nb_articles": 0, "lignes": [], "totaux": { "total_ttc": 0 } }
}`,
  },
  {
    slug: 'refus',
    title: 'Un refus',
    tag: 'flx-cart',
    about: 'Le refus suffit sans panier : la raison s’affiche et le panier ne change pas.',
    html: `<p class="alert alert-danger">Ce code n’existe pas.</p>`,
    json: `
{ "status": "ko", "error_msg": "Ce code n’existe pas." }`,
  },
  {
    slug: 'compte',
    title: 'L’étape du compte',
    tag: 'flx-cart',
    about:
      '`data-flx-stage` indique l’étape : `cart`, `account` ou `payment` (par défaut, la première). `data-flx-arrival` marque l’élément qui reçoit le focus au changement d’étape. `data-flx-no-paste` marque un champ de confirmation où le collage est désactivé, avec l’identifiant de l’élément qui affiche l’explication (`data-flx-said`).',
    html: `
<div data-flx-view="cart" data-flx-version="13" data-flx-count="2" data-flx-total-ttc="24.00" data-flx-stage="account">
  <h2 data-flx-arrival tabindex="-1">Vos coordonnées</h2>
  <p class="alert alert-danger">Adresse ou mot de passe inconnu.</p>
  <form method="post" action="/globalflexit/ajax/modules/boutique/panier/traitement.php">
    <input type="hidden" name="action" value="connexion">
    <label>Adresse e-mail <input type="email" name="email" aria-invalid="true"></label>
    <label>Mot de passe <input type="password" name="password"></label>
    <button data-flx-action="connexion">Se connecter</button>
  </form>
  <form method="post" action="/globalflexit/ajax/modules/boutique/panier/traitement.php">
    <input type="hidden" name="action" value="new_compte">
    <label>Adresse e-mail <input type="email" name="email"></label>
    <label>Confirmation <input type="email" name="email_confirm" data-flx-no-paste="sans-coller"></label>
    <p id="sans-coller" role="status" data-flx-said="Saisissez-la à nouveau."></p>
    <label>Mot de passe <input type="password" name="password"></label>
    <button data-flx-action="new_compte">Créer mon compte</button>
  </form>
</div>`,
    json: `
{
  "status": "ko", "error_txt": "Adresse ou mot de passe inconnu.",
  "erreurs": [{ "champ": "email", "message": "Cette adresse n’est pas connue." }],
  "panier": {
    "version": 13, "nb_articles": 2, "aff_prix": "ttc", "etape": "compte", "client": null,
    "lignes": [${jsonLine}],
    "totaux": { "total_ht": 20.00, "total_ttc": 24.00 }
  }
}`,
  },
  {
    slug: 'paiement',
    title: 'L’étape du paiement',
    tag: 'flx-cart',
    about:
      'Le formulaire de commande contient sa clé et les montants affichés au visiteur. `data-flx-validation` est l’emplacement d’un refus. Une case `requiredOption` est obligatoire, sauf avec `data-flx-optional`. `data-flx-points` entoure les points de vente affichés dans une fenêtre.',
    html: `
<div data-flx-view="cart" data-flx-version="14" data-flx-count="2" data-flx-total-ttc="24.00" data-flx-stage="payment">
  <h2 data-flx-arrival tabindex="-1">Livraison et paiement</h2>
  <form method="post" action="/globalflexit/ajax/modules/boutique/panier/traitement.php">
    <input type="hidden" name="action" value="selOffre">
    <label><input type="radio" name="value" value="6" checked data-flx-action="selOffre" data-flx-value="6"> Retrait en boutique</label>
  </form>
  <fieldset data-flx-points>
    <legend>Point de vente</legend>
    <label><input type="radio" name="panierv3[value]" value="1" data-flx-action="change_idpointdevente" data-flx-value="1"> Le port, 29200 Brest</label>
  </fieldset>
  <button type="button" data-flx-action="getpointsdevente" data-flx-value="29200">Voir les points de vente</button>
  <form method="post" action="/globalflexit/ajax/modules/boutique/panier/traitement.php">
    <input type="hidden" name="action" value="valide_panier">
    <input type="hidden" name="cle_commande" value="6f9f1d7c-0b51-4a0e-9d54-3a2b4f1c0e11">
    <input type="hidden" name="total_vu" value="24.00">
    <label><input type="checkbox" name="requiredOption[cgv]" value="1"> J’accepte les <a href="/cgv">conditions</a></label>
    <label><input type="checkbox" name="requiredOption[lettre]" value="1" data-flx-optional> Je reçois la lettre</label>
    <div data-flx-validation role="alert"></div>
    <button data-flx-action="valide_panier">Commander avec obligation de paiement</button>
  </form>
</div>`,
    json: `
{
  "status": "ok",
  "panier": {
    "version": 14, "nb_articles": 2, "aff_prix": "ttc", "etape": "paiement",
    "cle_commande": "6f9f1d7c-0b51-4a0e-9d54-3a2b4f1c0e11",
    "client": { "idcontact": "5", "prenom": "Anne", "nom": "Le Gall", "email": "anne@exemple.fr" },
    "lignes": [${jsonLine}],
    "totaux": { "total_ht": 20.00, "total_ttc": 24.00 },
    "offres": [{ "idoffre": "6", "nom": "Retrait en boutique", "type": "retrait", "prix_ht": 0, "prix_ttc": 0, "choisie": true }],
    "points_de_vente": [{ "idpointdevente": "1", "nom": "Le port", "adresse": "1 quai", "code_postal": "29200", "ville": "Brest", "choisi": false }],
    "moyens_paiement": [{ "titre": "En ligne", "moyens": [{ "idMoyenPaie": "1", "nom": "Carte bancaire", "frais_ttc": 0, "choisi": true, "banques": [] }] }],
    "options": [{ "name": "cgv", "libelle": "J’accepte les <a href=\\"/cgv\\">conditions</a>", "obligatoire": true, "valeur": 0 }],
    "blocages": [{ "cible": "point_de_vente", "message": "Choisissez un point de vente." }]
  }
}`,
  },
  {
    slug: 'commande',
    title: 'La commande passée',
    tag: 'flx-cart',
    about:
      'Seule cette réponse confirme une commande : `data-flx-order` avec son numéro, ou `"status": "ok"`. Elle remplace le panier, et ses scripts sont exécutés une fois.',
    html: `
<section data-flx-view="order" data-flx-order="C-2026-000128">
  <h2>Commande C-2026-000128</h2>
  <p>Merci. <a href="/commande/C-2026-000128">Suivre ma commande</a></p>
</section>`,
    json: `
{
  "status": "ok",
  "html": "<h2>Commande C-2026-000128</h2><p>Merci.</p>",
  "js": "document.documentElement.dataset.commande = 'C-2026-000128'",
  "commande": { "numero": "C-2026-000128", "total_ttc": 24.00 }
}`,
  },
  {
    slug: 'ajout',
    title: 'L’ajout au panier',
    tag: 'flx-add-to-cart',
    about:
      'La réponse est le panier avec la ligne ajoutée : `data-flx-added` la marque et `data-flx-name` la nomme ; en JSON, `ligne` contient son `idligne`. Sans marque, la ligne de la référence envoyée est utilisée. `cle_ajout` identifie l’ajout : la même clé n’ajoute rien et reçoit la même réponse.',
    html: `
<ul data-flx-view="cart" data-flx-count="2" data-flx-total-ttc="24,00 €">
  <li data-flx-line="41" data-flx-added data-flx-name="Bol en grès">Bol en grès, 2</li>
</ul>`,
    json: `
{
  "status": "ok", "ligne": "41",
  "panier": {
    "nb_articles": 2,
    "lignes": [{ "idligne": "41", "nom": "Bol en grès", "quantite": 2, "prix_unitaire_ttc": 12.00 }],
    "totaux": { "total_ttc": 24.00 }
  }
}`,
  },
  {
    slug: 'pastille',
    title: 'La pastille',
    tag: 'flx-cart-badge',
    about: 'La pastille n’utilise que la racine du panier : le nombre d’articles et le total.',
    html: `<div data-flx-view="cart" data-flx-count="2" data-flx-total-ttc="24.00"></div>`,
    json: `
{ "status": "ok", "panier": { "nb_articles": 2, "totaux": { "total_ttc": 24.00 } } }`,
  },
]
