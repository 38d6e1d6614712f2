import type { AnswerExample } from '../answer.ts'

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
      'La réponse à chaque action du panier, et ce que la page contient au départ. La racine porte `data-flx-view` et dit le compte (la pastille le lit là), les totaux, l’affichage et la version ; une classe `alert-danger` dit un refus, `alert-success` une réussite. `data-flx-search` lance la recherche dès que le champ a cinq chiffres. Les boutons « − » et « + » et le champ d’une quantité ont chacun leur formulaire : sans script, Entrée dans le champ presserait le premier bouton du sien.',
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
      'Une accroche par ligne suffit, `data-flx-line` : les formulaires ordinaires disent le reste par leurs champs `action`, `value` et `quantite`. Sans `data-flx-count` et un total, le panier marche, mais la pastille, les autres onglets et les aides techniques n’apprennent rien ; la console le dit une fois, le diagnostic aussi.',
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
    about: 'Il dit encore qu’il est un panier : un texte sans accroche est une réponse que personne n’attendait.',
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
    about: 'Sans panier, il suffit : la raison se dit, et le panier reste comme il est.',
    html: `<p class="alert alert-danger">Ce code n’existe pas.</p>`,
    json: `
{ "status": "ko", "error_msg": "Ce code n’existe pas." }`,
  },
  {
    slug: 'compte',
    title: 'L’étape du compte',
    tag: 'flx-cart',
    about:
      '`data-flx-stage` dit l’étape de la commande : `cart`, `account` ou `payment` ; un panier qui n’en dit pas en est à la première. `data-flx-arrival` marque ce qui reçoit le focus quand l’étape change, `data-flx-no-paste` un champ de confirmation où rien ne se colle, avec l’identifiant de l’endroit où le dire : son texte est dans `data-flx-said`.',
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
      'Le formulaire de la commande porte sa clé et ce que le visiteur a lu. `data-flx-validation` est la zone où se dit un refus ; une case `requiredOption` est exigée, sauf avec `data-flx-optional` ; `data-flx-points` entoure les points de vente qu’une fenêtre montre.',
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
      'Elle seule dit qu’une commande est passée : `data-flx-order`, avec son numéro, ou `"status": "ok"`. Elle prend la place du panier ; ses scripts sont exécutés une fois.',
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
      'Le panier, avec la ligne ajoutée : `data-flx-added` la marque, et la confirmation la nomme par `data-flx-name` ; en JSON, `ligne` dit son `idligne`. Sans marque, la ligne de la référence envoyée est prise. `cle_ajout` est la clé de l’ajout : la même clé, envoyée à nouveau après une réponse perdue, n’ajoute rien et reçoit la même réponse.',
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
    about: 'Elle relit le panier, et n’en prend que la racine : un compte et un total.',
    html: `<div data-flx-view="cart" data-flx-count="2" data-flx-total-ttc="24.00"></div>`,
    json: `
{ "status": "ok", "panier": { "nb_articles": 2, "totaux": { "total_ttc": 24.00 } } }`,
  },
]
