/** Additional notes about a call for server authors, by the id of the call. Empty lines separate paragraphs. */
export const notes: Partial<Record<string, string>> = {
  panier: `
    Toute action du panier envoie aussi les champs du formulaire où elle se trouve. Pour une ligne, elle envoie \`idligne\`,
    ainsi que \`idarticle\`, \`idreference\` et \`idanim\` si la ligne les indique (\`data-flx-article\`,
    \`data-flx-reference\`, \`data-flx-anim\`).

    Un refus répond \`"status": "ko"\` avec un statut 200. \`version\` augmente à chaque écriture du panier.`,
  chgEtape: `
    L’adresse de la page contient l’étape (\`/panier?etape=compte\`) et chaque appel du panier l’envoie dans \`etape\` : votre
    serveur n’a pas à la mémoriser. Il répond cette étape si elle est accessible, sinon la dernière étape accessible, et
    l’adresse de la page change.

    Sans JavaScript, ajoutez l’étape à l’adresse des formulaires (\`action="…/traitement.php?etape=compte"\`) et redirigez
    vers la page avec elle. Si un appel n’a pas \`etape\` (page ouverte avant votre mise à jour), répondez l’étape de son
    action : \`paiement\` pour \`selOffre\`. Un serveur qui mémorise lui-même l’étape et ignore \`etape\` fonctionne aussi.`,
  connexion: `
    Le panier est conservé. La réponse contient \`error_txt\`, \`idcontact\` et \`email\`, ainsi que \`confirmaccount\` si un code
    est demandé. Si un code est attendu, la réponse contient \`"status": "ko"\` et \`open_popup_code\`.`,
  new_compte: `
    Par défaut, le formulaire ne demande aucune confirmation. \`"confirmer_compte": 1\` dans \`panier\`, ou un refus de
    \`email_confirm\` ou de \`password_confirm\` dans \`erreurs\`, affiche les champs de confirmation.`,
  sans_compte: `
    \`"sans_compte": 1\` dans \`panier\` propose la commande sans compte ; sans ce champ, elle n’est pas proposée. \`client\`
    contient ensuite \`"invite": 1\`, et le visiteur saisit ses adresses comme avec un compte. Envoyez-lui un lien signé vers
    sa commande, et ne la rattachez à un compte qu’après confirmation de l’adresse e-mail.`,
  new_adresse: `
    Si le visiteur n’est ni connecté ni en commande sans compte, répondez 401 à cet appel et aux suivants : la page propose
    de se reconnecter, puis renvoie l’appel. Conservez donc le panier d’un client avec son compte, et non avec sa session.

    Un refus ne change pas le panier et donne sa raison. Les erreurs de champs sont dans
    \`"erreurs": [{ "champ", "message" }]\`.`,
  selOffre:
    '`"a_livrer": false` dans `panier` indique une commande sans livraison : la page ne demande pas de mode de livraison.',
  getpointsdevente:
    'La réponse contient `points_de_vente`, à côté de `panier` ou à l’intérieur. Le panier les affiche dans une fenêtre.',
  searchVille: `
    Un code postal de cinq chiffres donne \`villes\`, puis une ville donne \`relais_liste\`. Le visiteur choisit un point, et
    \`relais_id\` et \`relais_params\` sont renvoyés sans modification. En HTML, placez les mêmes données en JSON dans
    \`flx-relay-picker > script[type="application/json"]\`.`,
  valide_panier: `
    \`total_vu\` et \`prix_vus\` contiennent les montants affichés au visiteur. Si le total a changé, ne passez pas la commande :
    indiquez dans le \`message\` de chaque ligne le prix modifié. Refusez aussi un point relais différent de celui du panier.

    La même clé donne toujours la même commande. En cas de réussite, \`html\` remplace le panier, \`js\` est exécuté, et
    \`commande\` contient le numéro et le total. Le lien de paiement se trouve dans \`html\`. \`blocages\` indique à l’avance
    les choix manquants.`,
  add_item: `
    La réponse est celle du panier, avec en plus \`ligne\`, l’identifiant de la ligne ajoutée. \`cle_ajout\` identifie l’ajout :
    si le serveur la connaît déjà, il renvoie la même réponse et n’ajoute rien. Un envoi sans JavaScript (navigation) reçoit
    une redirection 303 vers la page.`,
  creneaux:
    'La réponse contient les créneaux du jour et le nombre de places. Sans `date`, le serveur choisit le premier jour disponible.',
  login: `
    \`status\` vaut \`ok\`, \`error\`, \`formerror\` ou \`wait\`. \`error_txt\` contient la raison d’un refus, \`info_msg\` le
    message d’une réussite. Un refus peut aussi utiliser un statut 401, 403, 422 ou 429, avec le même corps.`,
  options_cle: `
    Enregistrez le défi dans un cookie dédié : cette réponse peut arriver après celle d’une connexion par mot de passe, et un
    nouveau cookie de session déconnecterait le client.`,
  validercode: `
    Si le code est juste, le formulaire de connexion est renvoyé et le serveur connecte alors cette session, une seule fois.
    « Renvoyer le code » renvoie également la connexion, ou active le bouton de votre formulaire. En HTML, la réponse peut
    être le formulaire du code, affiché dans une fenêtre.`,
  'nouveau-compte': `
    Les champs portent leur nom simple ou \`extranet_v2[…]\`. Une erreur avec \`confirmaccount\` à 1 (en HTML,
    \`data-flx-confirmaccount\`) affiche le champ \`token\`. Le serveur de démonstration envoie un code à six chiffres, et donne
    la même réponse si l’adresse a déjà un compte : son propriétaire l’apprend par e-mail.`,
  retractation: `
    Les articles proviennent de \`recharge.php\` (partie \`articles\` du formulaire \`retractation\`). \`accuse\` (en HTML,
    \`data-flx-receipt\` autour d’un \`<time>\`) contient le numéro et l’heure de l’accusé de réception.

    Donnez la même réponse pour une commande inconnue et pour une adresse incorrecte. Le serveur de démonstration limite le
    nombre d’essais et enregistre une seule fois deux envois identiques.`,
  resiliation: `
    La réponse est celle d’un formulaire, avec \`accuse\` comme pour une rétractation. Le serveur de démonstration enregistre la
    notification et son heure une seule fois, sans révéler si le contrat existe. Sans JavaScript, il affiche d’abord un
    récapitulatif.`,
  formulaire: `
    \`flx-form\` envoie le formulaire à sa propre adresse, avec sa propre méthode. L’en-tête \`Idempotency-Key\` reste le même
    tant que le serveur n’a pas accepté les mêmes données : une clé déjà reçue avec le même contenu est la même demande.

    En JSON, \`errors\` contient une phrase par nom de champ (\`adresse.ville\` équivaut à \`adresse[ville]\`), ou une liste
    \`[{ "champ", "message" }]\`. \`redirect\`, \`reload\` et \`close\` indiquent la suite. En HTML, la classe \`alert-success\`
    (ou celle de \`success-class\`) indique une réussite ; toute autre réponse s’affiche telle quelle et la saisie est
    conservée. \`data-flx-field\`, un lien \`#id\` ou un \`label for\` relient un message à son champ.
    \`data-flx-redirect="adresse"\`, \`data-flx-reload\` et \`data-flx-close\` indiquent la suite.`,
  verif_formulaire: `
    Les appels dynamiques d’un formulaire (vérification, rechargement, choix d’une liste, changement de section) envoient la
    saisie en cours, sauf les fichiers et les mots de passe. Une session expirée répond 401, ou une page de connexion : le
    visiteur se reconnecte sur place, puis l’appel est renvoyé. Une réponse non conforme affiche une phrase, conserve la
    saisie et permet de réessayer.`,
  recharge: `
    La réponse est le HTML de la partie, ou de plusieurs parties, chacune dans un élément avec \`data-flx-part\`. En JSON,
    \`champs\` contient les \`options\` et la \`valeur\` de chaque champ. Une valeur ne remplace jamais la saisie du visiteur.

    Un HTML sans champ qui ne nomme aucune partie (page de maintenance, avertissement de PHP) ne retire aucune partie. Pour
    vider une partie, répondez \`<div data-flx-part="…"></div>\`.`,
  add_test: `
    Le formulaire n’attend pas la réponse. Un corps vide ne change rien ; un HTML s’affiche dans les \`data-flx-part\` qu’il
    nomme, ou dans celui de la section.`,
  autocompleter: `
    La réponse est une liste de textes ou d’objets : \`label\` est affiché, \`value\` est choisi, les autres champs remplissent
    ceux que \`cibles\` nomme. \`detail\`, un prix par exemple, s’affiche à droite, et l’image dont \`image\` est l’adresse à
    gauche. Un gabarit répond \`nom_result\` et \`id_result\`. Une liste vide signifie « aucun résultat » ; un objet avec
    \`error_msg\` donne la raison d’un échec.`,
  check_pwd: '`percentage` va de 0 à 100. `result` s’affiche sous la barre, et `raisons` propose des améliorations.',
  newsletter: `
    La réponse est \`"valid"\` ou \`"erreur"\`, ou un objet qui contient l’un des deux avec la phrase à afficher ; en HTML,
    \`alert-success\` ou \`alert-danger\`. Le serveur de démonstration attend la confirmation par e-mail avant d’inscrire une
    adresse, et donne la même réponse pour les adresses déjà inscrites.`,
  upload: `
    Le corps de la requête contient un morceau du fichier, et \`Content-Range\` (\`bytes 0-8388607/20000000\`) sa position.
    \`recu\` indique le nombre d’octets reçus : la page continue à partir de là. Le serveur ignore un morceau qui ne commence
    pas à cette position.

    Le serveur de démonstration écrit les morceaux à leur arrivée sous des noms qui lui sont propres, vérifie le poids,
    l’espace de la session et le contenu du fichier, et ne renvoie que des images, à leur session. Il répond 400 si
    \`Content-Range\` manque ou si le dossier est inconnu.`,
  'mobile-menu': `
    La réponse est une liste d’entrées \`menu\`, \`spacer\` (séparateur) ou \`clone\` (copie d’un élément de la page, désigné par
    un sélecteur). Une liste vide n’affiche pas de menu.`,
}
