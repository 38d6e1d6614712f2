import { html } from '../markup.ts'
import { htmlCode, plainCode } from '../parts/code.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

export const serverTopic: Topic = {
  slug: 'serveur',
  title: 'Serveur',
  lead: 'Ce que chaque appel demande et ce qui lui est répondu : le serveur que vous avez continue de répondre comme il répond.',
  body: () => html`
<h2>JSON ou HTML, à votre choix</h2>
<p>${prose('Chaque demande dit `Accept: application/json, text/html;q=0.9`. Le `Content-Type` de la réponse décide : du HTML est montré en place, du JSON est vérifié puis dessiné par l’élément. Les deux portent les mêmes accroches.')}</p>
${htmlCode(
  `<button name="action" value="supArt" data-flx-action="supArt" data-flx-value="41">Retirer</button>`,
  'Une commande avec ses accroches',
)}
<p>${prose('Chaque réponse est écrite en entier, en HTML et en JSON, dans la page `Réponses`.')}</p>
<p>${prose('Dans une réponse HTML, la classe `alert-success` dit une réussite, `alert-danger` une liste d’erreurs. Les scripts du fragment sont exécutés une fois, dans l’ordre, avec le nonce de la page.')}</p>
<h2>Le panier</h2>
<p>${prose('`POST {base}ajax/modules/boutique/panier/traitement.php`, en formulaire.')}</p>
<dl class="guide-list">
<dt><code>action=</code></dt><dd>Relit le panier.</dd>
<dt>Toute action</dt><dd>${prose('Les champs du formulaire où elle est partent avec elle ; pour une ligne, `idligne`, et `idarticle`, `idreference`, `idanim` si la ligne les dit (`data-flx-article`, `data-flx-reference`, `data-flx-anim`).')}</dd>
<dt><code>action=modifQte</code></dt><dd>${prose('`value` est `idligne`, `quantite` la quantité voulue.')}</dd>
<dt><code>action=supArt</code></dt><dd>${prose('`value` est `idligne`.')}</dd>
<dt><code>action=useCodePromo</code></dt><dd>${prose('`value` est le code.')}</dd>
<dt><code>action=deleteCodePromo</code></dt><dd>${prose('`value` est le code.')}</dd>
<dt><code>panierv3[action]=change_aff_prix</code></dt><dd>${prose('`panierv3[value]` est `ht` ou `ttc`.')}</dd>
</dl>
${plainCode(
  `
  {
    "status": "ok",              // "ko" pour un refus, toujours en 200
    "error_msg": "", "info_msg": "",
    "panier": {
      "version": 12,             // grandit à chaque écriture de ce panier
      "lignes": [{
        "idligne": "41", "idarticle": "7", "idreference": "12", "idanim": "",
        "quantite": 2, "quantite_max": 10,
        "nom": "Bol", "reference": "REF-12", "options": "Bleu",
        "url": "/article/bol", "image": "/media/bol.webp",
        "prix_unitaire_ht": 10.00, "prix_unitaire_ttc": 12.00,
        "total_ht": 20.00, "total_ttc": 24.00, "taux_tva": 20, "message": ""
      }],
      "codes": [{ "code": "BIENVENUE", "libelle": "−10 %", "remise_ht": 2.00, "remise_ttc": 2.40 }],
      "totaux": {
        "articles_ht": 20.00, "articles_ttc": 24.00, "remise_ht": 2.00, "remise_ttc": 2.40,
        "tva": [{ "taux": 20, "base": 18.00, "montant": 3.60 }],
        "total_ht": 18.00, "total_ttc": 21.60
      },
      "nb_articles": 2, "aff_prix": "ttc"
    }
  }`,
  'La réponse du panier',
)}
<h2>La commande</h2>
<p>${prose('Même adresse. Un refus ne change rien au panier et dit sa raison ; les erreurs de champs sont dans `"erreurs": [{ "champ", "message" }]`.')}</p>
<dl class="guide-list">
<dt><code>chgEtape</code></dt><dd>${prose('`value` est `panier`, `compte` ou `paiement`. L’adresse de la page dit l’étape (`/panier?etape=compte`), et chaque appel du panier l’envoie dans `etape` : votre serveur n’a pas à la retenir. Il répond cette étape si elle est ouverte, sinon la dernière qui l’est, et l’adresse suit. Sans script, mettez-la dans l’adresse des formulaires (`action="…/traitement.php?etape=compte"`), et renvoyez à la page avec elle. À un appel qui n’a pas `etape` (une page ouverte avant votre mise à jour), répondez l’étape où son action se fait : `paiement` à `selOffre`. Un serveur qui retient l’étape lui-même et ignore `etape` marche comme avant.')}</dd>
<dt><code>connexion</code>, <code>new_compte</code>, <code>mdp_oublie</code></dt><dd>${prose('Le panier est gardé. La réponse porte `error_txt`, `idcontact` et `email`, et `confirmaccount` si un code est demandé. Un nouveau compte ne demande rien deux fois : `"confirmer_compte": 1` dans `panier`, ou un refus de `email_confirm` ou de `password_confirm` dans `erreurs`, fait paraître les champs de confirmation.')}</dd>
<dt><code>sans_compte</code></dt><dd>${prose('Une commande sans compte : `prenom`, `nom` et `email`, sans mot de passe. `"sans_compte": 1` dans `panier` dit que le serveur la prend ; sans ce champ, elle n’est pas proposée. `client` porte ensuite `"invite": 1`, et ses adresses se donnent comme celles d’un compte. Donnez à ces visiteurs un lien signé vers leur commande, et ne rattachez celle-ci à un compte qu’une fois l’adresse e-mail confirmée.')}</dd>
<dt><code>new_adresse</code>, <code>modif_adresse</code></dt><dd>${prose('Les champs d’une adresse, et `idadresse` pour une modification. Qui n’est ni connecté ni sans compte reçoit un 401, comme pour tout ce qui suit : la page propose de se reconnecter, et renvoie ce qui attendait. Le panier d’un compte est donc gardé avec le compte, et non avec la session. `affect_adresse_facturation` et `affect_adresse_livraison` en choisissent une par `value`.')}</dd>
<dt><code>selOffre</code>, <code>change_moyen_paie</code></dt><dd>${prose('`value` est `idoffre` ; `idMoyenPaie` et `idModePaiementBanque`. `"a_livrer": false` dans `panier` dit que rien n’est à expédier : aucune livraison n’est demandée.')}</dd>
<dt><code>getpointsdevente</code>, <code>change_idpointdevente</code></dt><dd>${prose('Envoyés par `panierv3[action]` et `panierv3[value]`. Le premier porte le code postal de la livraison et donne `points_de_vente`, à côté de `panier` ou dedans, que le panier montre dans une fenêtre ; le second en choisit un.')}</dd>
<dt><code>searchVille</code>, <code>refreshRelais</code>, <code>selectRelais</code></dt><dd>${prose('Un code postal de cinq chiffres donne `villes`, une ville donne `relais_liste` ; `relais_id` et `relais_params` reviennent tels quels, avec `relais_pref` à 1 pour retenir le point. Le `relais` du panier dit par `relais_pref` s’il est retenu. En HTML, la même chose est dite à l’élément, en JSON, dans `flx-relay-picker > script[type="application/json"]`.')}</dd>
<dt><code>usePtsFidelite</code>, <code>add_ref_catalogue</code>, <code>chargePanier</code>, <code>annuledevis</code>, <code>infossup</code></dt><dd>${prose('Des points, une référence du catalogue, un panier sauvegardé, un devis, des informations en plus.')}</dd>
<dt><code>valide_panier</code></dt><dd>${prose('`cle_commande`, les `requiredOption[…]`, `relais_id`, `relais_params` et `relais_pref` d’un point relais (un autre que celui du panier est refusé), et ce que le visiteur a lu : `total_vu`, le total TTC, et `prix_vus`, le prix d’une pièce par ligne (`41:12.00 42:9.50`). Si le total n’est plus le bon, rien n’est commandé, et le `message` de chaque ligne dit quel prix a changé. La même clé donne toujours la même commande, jamais une seconde. Réussite : `html` remplace le panier, `js` est exécuté, `commande` dit le numéro et le total ; où payer est un lien de `html`. `blocages` dit d’avance ce qui manque.')}</dd>
</dl>
<h2>L’ajout au panier</h2>
<p>${prose('`POST {base}ajax/modules/boutique/panier/add_item.php` avec `idarticle`, `idreference`, `quantite` et les autres champs du formulaire : la même réponse, plus `"ligne"`, l’identifiant de la ligne ajoutée. `cle_ajout` est la clé de l’ajout, la même quand une réponse perdue est redemandée : un serveur qui la connaît déjà répond la même chose et n’ajoute rien. Un envoi sans script (une navigation) reçoit un renvoi 303 vers la page.')}</p>
<h2>Le menu</h2>
<p>${prose('`POST {base}ajax/modules/menu/mobile-menu.php` avec `configmenu` : une liste JSON d’entrées `menu`, `spacer` ou `clone`. Une liste vide ne montre pas de menu.')}</p>
${plainCode(
  `
  [
    { "type": "menu", "data": [{
      "id_page": 12, "id_parent": 3, "nom_page": "Vaisselle", "lien": "/articles?categorie=vaisselle", "adresse": "",
      "class_theme_style": "", "menu_param": { "nom_page": "La vaisselle", "subtitle": "Bols, plats" },
      "enfant": []
    }] },
    { "type": "spacer" },
    { "type": "clone", "data": "#contact" }
  ]`,
  'La réponse du menu',
)}
<h2>Un formulaire</h2>
<p>${prose('`flx-form` envoie le formulaire à sa propre adresse, par sa propre méthode. L’en-tête `Idempotency-Key` est le même tant que les mêmes données n’ont pas été prises : une clé déjà vue, avec le même contenu, est la même demande. En JSON, `status` est `ok` ou `ko` ; `errors` donne une phrase par nom de champ (`adresse.ville` vaut `adresse[ville]`), ou une liste `[{ "champ", "message" }]` ; `redirect`, `reload` et `close` disent la suite. Un refus peut aussi venir avec un statut 422.')}</p>
${plainCode(
  `
  { "status": "ok", "message": "Merci, votre demande n° 12 est arrivée." }

  {
    "status": "ko",
    "message": "Votre message n’est pas encore parti.",
    "errors": { "email": "Donnez une adresse e-mail.", "articles[0][nom]": "Dites quel article." },
    "redirect": "", "reload": false, "close": false
  }`,
  'La réponse d’un formulaire en JSON',
)}
<p>${prose('En HTML, la classe `alert-success` (ou celle de `success-class`) dit la réussite ; toute autre réponse se montre telle quelle, et la saisie reste. `data-flx-field` dit de quel champ parle un message, un lien `#id` ou un `label for` aussi. `data-flx-redirect="adresse"`, `data-flx-reload`, `data-flx-close` disent la suite.')}</p>
${htmlCode(
  `<p class="alert alert-success" role="status">Merci, votre demande n° 12 est arrivée.</p>`,
  'La réussite d’un formulaire en HTML',
)}
${htmlCode(
  `<div class="alert alert-danger" role="alert">
  <p>Votre message n’est pas encore parti.</p>
  <ul>
    <li data-flx-field="email">Donnez une adresse e-mail.</li>
    <li data-flx-field="articles[0][nom]">Dites quel article.</li>
  </ul>
</div>`,
  'Le refus d’un formulaire en HTML',
)}
<h2>Les propositions d’un champ</h2>
<p>${prose('`GET {base}ajax/autocompleter.php` avec `autocompleter[classname]`, `autocompleter[methode]`, `autocompleter[add_params][…]` et `term`, ce qui est tapé. La réponse est une liste JSON : des textes, ou des objets dont `label` est montré et `value` choisi, avec les champs que `cibles` nomme. Un template répond `nom_result` et `id_result`. Une liste vide dit qu’il n’y a rien ; un objet qui porte `error_msg` dit pourquoi il n’y a pas de réponse.')}</p>
${plainCode(
  `
  [
    { "label": "Brest (29200)", "value": "Brest", "ville": "Brest", "code_postal": "29200" },
    { "label": "Brestot (27350)", "value": "Brestot", "ville": "Brestot", "code_postal": "27350" }
  ]`,
  'La réponse à « brest »',
)}
<h2>La connexion et le second facteur</h2>
<p>${prose('`POST {base}ajax/modules/extranet_v2/traitement.php` avec les champs du formulaire, `action` compris (`login`, `mdp_oublie`, `validercode`). `status` vaut `ok`, `error`, `formerror` ou `wait` ; un refus se montre par `error_txt`, ce qui est fait par `info_msg`. Un refus peut aussi venir par un statut 401, 403, 422 ou 429, avec le même corps.')}</p>
${plainCode(
  `
  {
    "status": "wait", "action": "open_popup_code", "idtransaction": "t-41", "email": "a…@exemple.fr",
    "error_txt": "", "error_msg": "", "info_msg": "Un code vient d’être envoyé.",
    "evaldatas": "", "idcontact": "", "confirmaccount": 0
  }`,
  'Le mot de passe est bon, un code est attendu',
)}
<p>${prose('Le code part avec `validercode`, `idtransaction` et `code`. Juste, le formulaire de connexion est envoyé de nouveau : le serveur connecte alors cette session, une fois. « Renvoyer le code » envoie aussi la connexion de nouveau, ou le bouton de votre formulaire. En HTML, la réponse peut être le formulaire du code lui-même ; il se montre en popup. À `connexion`, le panier répond de même avec `status: "ko"` et `open_popup_code`.')}</p>
<h2>La solidité d’un mot de passe</h2>
<p>${prose('`POST {base}ajax/modules/vieprivee/check_pwd.php` avec `q`, ce qui est tapé. `percentage` va de 0 à 100 ; `result` se lit sous la barre, et `raisons`, s’il y en a, dit ce qui le rendrait meilleur. Le mot de passe ne doit être gardé nulle part : ni base, ni journal, ni cache.')}</p>
${plainCode(
  `
  {
    "result": "Faible", "percentage": 25,
    "raisons": ["Ce mot de passe est couramment utilisé.", "Ajoutez des mots moins courants."]
  }`,
  'La réponse à « motdepasse »',
)}
<h2>Les formulaires dynamiques</h2>
<p>${prose('Ces quatre appels partent en POST avec ce que le formulaire tient à ce moment, sauf les fichiers et les mots de passe. Une session finie répond 401, ou une page de connexion : le visiteur se reconnecte sur place, et l’appel repart. Ce qui n’est pas une réponse (un corps vide, un 500, du JSON coupé) se dit en une phrase, ne perd rien, et se réessaie.')}</p>
<dl class="guide-list">
<dt><code>formulaire/verif_formulaire.php</code></dt><dd>${prose('`verif[champ][]` nomme chaque champ demandé ; pour une étape entière, `verif[etape]` est son nom (`data-flx-step`) ou son numéro. La réponse est celle d’un formulaire : `status` et `errors` par champ, ou `alert-success`, `alert-danger` et `data-flx-field`. Ce qui y est dit d’un champ non demandé est ignoré quand un champ est quitté.')}</dd>
<dt><code>formulaire/recharge.php</code></dt><dd>${prose('`recharge[champ]` est le champ qui a changé, `recharge[bloc]` la partie qui en dépend. La réponse est le HTML de cette partie, ou de plusieurs, chacune dans un élément qui porte `data-flx-part` ; ou, en JSON, `champs` : les `options` et la `valeur` de chacun. Une valeur ne remplace jamais ce que le visiteur a saisi. Du HTML sans champ qui ne nomme aucune partie (une page de maintenance, un avertissement de PHP) n’en retire aucun : une partie se vide par `<div data-flx-part="…"></div>`.')}</dd>
<dt><code>templates/get_contents.php</code></dt><dd>${prose('Sans le formulaire : `champ_cible`, `modeleid`, `modeleident`, `elementclass`, `elementids`, `value` (celle du champ suivi), `type=autocompleter`, et `is_admin=1` si la page le dit. La réponse est une liste de `value` et `label`, ou des `<option>`.')}</dd>
<dt><code>templates/add_test.php</code></dt><dd>${prose('À chaque changement d’étape du formulaire d’un modèle : `section`, `precedente`, `modeleid`, `modeleident`, `is_admin`. Rien ne l’attend. Un corps vide ne change rien ; du HTML se montre dans les `data-flx-part` qu’il nomme, ou dans celui de la section.')}</dd>
</dl>
${plainCode(
  `
  { "status": "ko", "errors": { "code_postal": "Ce code postal n’est pas celui de Brest, mais de Rennes." } }
  { "champs": { "transport": { "options": [{ "value": "1", "label": "Poste" }], "valeur": "1" } } }
  [{ "value": "12", "label": "Bleu" }, { "value": "13", "label": "Gris" }]`,
  'Les réponses : verif_formulaire, recharge, get_contents',
)}
<h2>Un compte et son mot de passe</h2>
<p>${prose('`POST {base}ajax/modules/extranet_v2/traitement.php` avec les champs du formulaire, nommés tels quels ou `extranet_v2[…]`. La réponse est celle d’un formulaire ; une erreur qui porte `confirmaccount` à 1 (en HTML, `data-flx-confirmaccount`) montre le champ `token`. Le serveur de démonstration envoie un code à six chiffres, et répond de même à une adresse qui a déjà un compte : son propriétaire l’apprend par le message.')}</p>
${plainCode(
  `
  { "status": "error", "error_txt": "Saisissez le code reçu.", "confirmaccount": 1 }
  { "status": "formerror", "error_txt": "Vérifiez.", "erreurs": [{ "champ": "email", "message": "…" }] }
  { "status": "ok", "info_msg": "Votre compte est ouvert.", "idcontact": "41", "email": "…", "redirect": "/compte" }`,
  'Le code demandé, un refus, le compte ouvert',
)}
<h2>Une rétractation</h2>
<p>${prose('`POST {base}ajax/modules/boutique/compte/retractation.php` avec `commande`, `email` (ou `compte=1` dans une session), `quantite[…]` par référence, `nom` et `recu`, l’adresse de l’accusé de réception. Les articles viennent de `recharge.php`, la partie `articles` du formulaire `retractation`. La réponse est celle d’un formulaire ; `accuse` (en HTML, `data-flx-receipt` autour d’un `<time>`) dit le numéro et l’heure. Qui n’a pas à la fois le numéro et l’adresse n’apprend rien : la réponse est la même pour une commande inconnue. Le serveur de démonstration compte les essais, et deux envois du même en font un.')}</p>
${plainCode(
  `
  { "status": "ok", "message": "Votre rétractation est reçue…", "accuse": { "numero": "12", "recu_le": "2026-11-22T20:34:05.000Z" } }
  { "status": "ko", "message": "…", "errors": { "quantite[12]": "De 0 à 1." } }`,
  'Les deux réponses',
)}
<h2>Une résiliation</h2>
<p>${prose('`POST {base}ajax/modules/boutique/compte/resiliation.php` avec `reference`, `date_souhaitee`, `motif`, `nom` et `email`, sans session. La réponse est celle d’un formulaire, avec `accuse` comme pour une rétractation. Le serveur de démonstration garde la notification avec son heure, une fois quoi qu’on envoie deux fois, et ne dit pas si le contrat existe ; sans script il montre un récapitulatif d’abord.')}</p>
<h2>La lettre d’information</h2>
<p>${prose('`POST {base}ajax/modules/newsletter_v2/traitement.php` avec les champs du formulaire. La réponse est `"valid"` ou `"erreur"`, ou un objet qui porte l’un des deux avec les mots à montrer ; en HTML, `alert-success` ou `alert-danger`. Le serveur de démonstration n’inscrit personne avant que le lien du message envoyé ait été suivi, et répond de même aux adresses qu’il connaît déjà.')}</p>
${plainCode(
  `
  { "valid": "Un message vient de vous être envoyé : suivez son lien pour confirmer votre inscription." }
  { "erreur": "Saisissez une adresse e-mail, comme nom@exemple.fr." }`,
  'Les deux réponses',
)}
<h2>L’envoi de fichiers</h2>
<p>${prose('À `/backoffice/modules/templates/front/upload.php`, ou à l’adresse donnée par `src`. Chaque demande porte `dossier`, `mask` et `sess` quand la page les donne ; `keys` est la clé que la page a faite pour le fichier.')}</p>
<dl class="guide-list">
<dt><code>action=upload</code></dt><dd>${prose('Par POST, dans l’adresse avec `keys` et `nom` ; le corps est un morceau du fichier, tel quel, et `Content-Range` (`bytes 0-8388607/20000000`) dit lequel. La réponse dit dans `recu` combien d’octets sont là : la page continue de là. Un morceau qui ne commence pas là n’est pas écrit.')}</dd>
<dt><code>action=view</code></dt><dd>${prose('Par GET : les fichiers de la session, ou ceux de `keys`, séparées par des virgules.')}</dd>
<dt><code>action=delete</code></dt><dd>${prose('Par POST : retire les fichiers de `keys`.')}</dd>
<dt><code>action=resetSession</code></dt><dd>Par POST : retire tous ceux de la session.</dd>
</dl>
${plainCode(
  `
  { "status": "ok", "fichier": { "key": "3f1c…", "nom": "table.jpg", "taille": 20000000, "recu": 8388608, "type": "", "url": "" } }
  { "status": "ok", "fichiers": [{ "key": "3f1c…", "nom": "table.jpg", "taille": 20000000, "recu": 20000000, "type": "image/jpeg", "url": "/…" }] }
  { "status": "ko", "error_msg": "Ce fichier n’est pas ce que son nom annonce : il est refusé." }`,
  'Les réponses : upload, view, un refus',
)}
<p>${prose('Le serveur de démonstration écrit les morceaux au fil de leur arrivée, sous des noms à lui, vérifie le poids, la place de la session et ce que le fichier contient, et ne rend que des images, à leur session. Un `Content-Range` oublié, un dossier inconnu donnent un 400.')}</p>
<h2>Les habitudes d’un serveur sûr</h2>
<p>${prose('Ce que le serveur de démonstration fait, et que le vôtre peut reprendre :')}</p>
<dl class="guide-list">
<dt>Demandes d’un autre site</dt><dd>${prose('Une écriture passe si `Sec-Fetch-Site` dit `same-origin`, ou si `Origin` est celle du site ; rien d’autre. Un jeton caché lié à la session refuserait ce qui repart après une reconnexion sur place : s’il vous en faut un, liez-le au navigateur (un cookie à lui) et non à la session. Sinon, `flx-form` redemande la page après une reconnexion, ou après un 403 ou un 419, et y reprend le jeton de son formulaire (un champ caché dont le nom contient `token`, `jeton`, `csrf`, `xsrf` ou `wpnonce`) avant de renvoyer la saisie, une fois.')}</dd>
<dt><code>session-hash</code></dt><dd>${prose('Le même de la première page à la connexion, un autre à chaque connexion et à chaque déconnexion. S’il changeait au premier ajout au panier, les brouillons de `flx-form` seraient perdus ; s’il ne changeait pas à la déconnexion, la personne suivante les aurait.')}</dd>
<dt>Connexion, déconnexion</dt><dd>${prose('La session change de jeton. Une demande partie avec l’ancien et arrivée après est refusée par un 503, sans cookie : renvoyée, elle passe, et n’a déconnecté personne. Une page qui dit quelque chose de quelqu’un est `no-store` ; la déconnexion répond `Clear-Site-Data: "cache"`.')}</dd>
<dt>Liens des messages</dt><dd>${prose('Le secret est à la fin du chemin, jamais dans la requête. La page qui le reçoit le note dans la session et renvoie à la même adresse sans lui, avec `Referrer-Policy: no-referrer` ; il n’est dépensé que par un POST, car des programmes suivent les liens.')}</dd>
<dt>Comptes</dt><dd>${prose('La même réponse pour une adresse connue ou non. Un compte s’ouvre aussitôt et sert à commander ; le lien d’un message prouve l’adresse, et réunit alors le compte à celui, ou à la carte, qu’elle avait. Les essais de mots de passe ont des limites par adresse, par compte et en tout ; un navigateur d’où l’on s’est déjà connecté a les siennes.')}</dd>
<dt>Banque</dt><dd>${prose('Le retour du navigateur ne règle rien : un avis signé (HMAC-SHA256 de l’heure et du corps, comme chez Stripe) porte le résultat et le montant. Un paiement trop tardif ou d’un autre montant est un état de la commande, qui se voit et se rembourse.')}</dd>
<dt>Arrêt</dt><dd>${prose('`SIGTERM` ne prend plus de demande, finit celles qui ont commencé, puis ferme. Une commande est une transaction, et sa clé retrouve la même si la réponse s’est perdue ; les messages s’écrivent dans cette transaction et partent après.')}</dd>
</dl>
<h2>Quand ça se passe mal</h2>
<p>${prose('Délai dépassé, hors ligne, 4xx, 5xx, HTML au lieu de JSON, JSON tronqué ou d’une autre forme, page de connexion au lieu d’un fragment : chacun donne une phrase en français au visiteur, une ligne avec l’adresse dans la console, et ce qui était à l’écran y reste.')}</p>
<p>${prose('Le dossier `demo/server` du projet est un serveur qui répond à tous ces appels, avec une vraie base de données : à lire pour voir ce que chacun doit faire.')}</p>
<h2 id="php">Partir d’un serveur PHP</h2>
<p>${prose('Le dossier `demo/php` est une boutique en PHP 8.2 ordinaire, avec ses gabarits et une base SQLite : le panier et la commande en JSON et en HTML, le menu, la liste, les formulaires, le compte avec ses factures, ses avoirs et ses abonnements, les clés d’accès, une page en anglais. Elle se lit en une heure ; son `README.md` dit ce qui se change en premier, et les appels qu’elle laisse de côté.')}</p>
${plainCode(
  `
  npm run build
  php -S localhost:8000 -t demo/php/public demo/php/public/index.php`,
  'Lancer la boutique en PHP',
)}
<p>${prose('Dans une boutique qui répond en JSON, le panier de la page n’est que pour qui n’a pas de script : mettez-le dans `<noscript>`, et l’élément dessine le sien. Dans une boutique qui répond en HTML, mettez-le tel quel dans `<flx-cart>` : il y est dès le premier dessin, et n’est pas redemandé.')}</p>`,
}
