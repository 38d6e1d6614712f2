import type { FamilyEntry } from '../entry.ts'

const line = `
      <fieldset>
        <legend>Ligne 1</legend>
        <p><label for="ligne-0-article">Article</label> <input id="ligne-0-article" name="lignes[0][article]"></p>
        <p><label for="ligne-0-quantite">Quantité</label>
          <input id="ligne-0-quantite" name="lignes[0][quantite]" type="number" min="1" value="1" data-flx-keep></p>
      </fieldset>`

export const formEntries: FamilyEntry[] = [
  {
    tag: 'flx-autocomplete',
    title: 'Champ avec suggestions',
    facts: [
      'Le champ reste le vôtre : nom, étiquette, événements. Un choix peut remplir plusieurs champs à la fois.',
      'Une réponse tardive ne remplace jamais une réponse plus récente, et le même texte n’est demandé qu’une fois.',
      'Un texte absent de la liste est retiré avec une explication. Si le serveur ne répond pas, le texte reste.',
      'Avec `follow`, la réponse choisie ouvre son adresse : vous obtenez la recherche d’un site.',
      'Sur un téléphone, le champ et sa liste occupent tout l’écran.',
    ],
    withoutScript: 'Le champ de texte fonctionne normalement, et le serveur vérifie la saisie.',
    live: `
    <flx-autocomplete classname="Ville" methode="chercher" cibles="code_postal=#essai-code-postal">
      <p><label for="essai-ville">Ville ou code postal</label><br><input id="essai-ville" name="ville"></p>
    </flx-autocomplete>
    <p><label for="essai-code-postal">Code postal</label><br><input id="essai-code-postal" name="code_postal" inputmode="numeric"></p>`,
    code: `
    <flx-autocomplete classname="Ville" methode="chercher" cibles="code_postal=#code-postal">
      <label>Ville <input name="ville"></label>
    </flx-autocomplete>
    <label>Code postal <input id="code-postal" name="code_postal"></label>`,
    fixed: ['classname', 'methode', 'cibles', 'src', 'add-params'],
    keys: [
      ['↓ ↑', 'Ouvre la liste, puis passe d’une réponse à l’autre.'],
      ['Page suivante, Page précédente', 'Avance ou recule de dix réponses.'],
      ['Entrée', 'Choisit la réponse.'],
      ['Échap', 'Ferme la liste, puis vide le champ.'],
    ],
  },
  {
    tag: 'flx-date-field',
    title: 'Date',
    facts: [
      'Le visiteur saisit 29022024, 1/2/24 ou 01.02.2024, ou colle 2024-02-01. Le serveur reçoit toujours 2024-02-01.',
      'Le calendrier n’est chargé qu’en cas de besoin. Le mois et l’année se choisissent directement, même pour une date de naissance.',
      'Un lecteur d’écran lit chaque jour en toutes lettres et signale les jours indisponibles.',
      'Deux champs forment une période ; `datetime-local` conserve l’heure, à la seconde.',
    ],
    withoutScript: 'Le champ de date du navigateur s’affiche avec ses bornes.',
    keys: [
      ['Retour arrière, Suppr', 'Efface une date complète, ou corrige la saisie en cours.'],
      ['Alt ↓', 'Ouvre le calendrier.'],
      ['← → ↑ ↓', 'Recule ou avance d’un jour ou d’une semaine.'],
      ['Début, Fin', 'Va au lundi ou au dimanche de la semaine.'],
      ['Page ↑ ↓', 'Recule ou avance d’un mois ; avec Maj, d’un an.'],
      ['Entrée', 'Choisit le jour.'],
      ['Échap', 'Ferme le calendrier.'],
    ],
    live: `<form action="#">
  <p><label for="guide-livraison">Livrer à partir du</label><br>
  <flx-date-field min="today" closed="dimanche"><input type="date" id="guide-livraison" name="livraison"></flx-date-field></p>
  <flx-date-field>
    <p><label for="guide-debut">Arrivée</label><br><input type="date" id="guide-debut" name="debut"></p>
    <p><label for="guide-fin">Départ</label><br><input type="date" id="guide-fin" name="fin"></p>
  </flx-date-field>
</form>`,
    samples: { min: 'today', closed: 'dimanche' },
  },
  {
    tag: 'flx-form',
    title: 'Formulaire',
    facts: [
      'En cas de refus, un résumé contient des liens vers les champs, et chaque champ affiche son erreur ; le premier champ reçoit le focus.',
      'Un double clic n’envoie le formulaire qu’une fois. Si la réponse se perd, l’envoi est répété avec la même clé.',
      'La saisie est restaurée après un rechargement, et le visiteur peut l’effacer d’un clic. Les mots de passe, les codes, les cartes et les fichiers ne sont jamais enregistrés.',
      'Si la session a expiré, le visiteur se reconnecte sur place et les mêmes données sont envoyées, fichiers compris. Un jeton caché périmé est remplacé par celui de la page.',
      'Une ligne s’affiche selon d’autres champs : `data-flx-if="sujet = devis et non urgent"`. Masquée, elle n’est pas envoyée.',
      'Avec `steps`, chaque `<fieldset>` est une étape : « Étape 2 sur 4 ». Le bouton Précédent du navigateur recule d’une étape, un rechargement conserve l’étape, Entrée continue, et un récapitulatif précède l’envoi. Une étape masquée par une règle n’est pas comptée.',
      'Les boutons que l’élément ajoute, « Suivant » et « Précédent », suivent les variables de la page « Thème », et non la règle `button` de votre feuille de style.',
      'Avec `check`, le serveur vérifie chaque champ et chaque étape sans bloquer la saisie. Une réponse tardive est ignorée.',
      'Une partie qui dépend d’un champ (`data-flx-part`, `data-flx-depends`) et les choix d’une liste (`data-flx-contents`) sont actualisés sans perte de la saisie ni du focus.',
      'Les règles produites par Drupal et SPIP (`data-drupal-states`, `data-afficher_si`) sont reconnues.',
      'Pour éviter les décalages, ajoutez ces règles dans un `@media (scripting: enabled)` : `form:not([data-flx-steps]) > fieldset ~ * { position: absolute; visibility: hidden }` pour les étapes, `form:not([data-flx-lines]) [data-flx-if] { position: absolute; visibility: hidden }` pour les lignes.',
    ],
    withoutScript:
      'Le formulaire s’affiche en entier, avec toutes ses lignes et toutes ses étapes. Le navigateur l’envoie et affiche la réponse du serveur.',
    live: `
    <flx-form after="reset">
      <form id="essai" method="post" action="/globalflexit/ajax/modules/formulaire/contact.php">
        <p><label for="essai-sujet">Sujet</label>
          <select id="essai-sujet" name="sujet"><option value="question">Une question</option><option value="devis">Un devis</option></select></p>
        <p><label for="essai-nom">Nom</label> <input id="essai-nom" name="nom" required></p>
        <p><label for="essai-email">E-mail</label> <input id="essai-email" name="email" type="email" required></p>
        <p data-flx-if="sujet = devis"><label for="essai-article">Article</label> <input id="essai-article" name="articles[0][nom]">
          <input type="hidden" name="articles[0][quantite]" value="1"></p>
        <p><label for="essai-message">Message</label> <textarea id="essai-message" name="message" required></textarea></p>
        <button>Envoyer</button>
      </form>
    </flx-form>`,
    samples: { 'success-class': 'alert-success' },
    fixed: ['for', 'steps', 'no-summary', 'check', 'check-src', 'reload-src', 'modeleid', 'modeleident'],
  },
  {
    tag: 'flx-map-picker',
    title: 'Choix d’un point',
    facts: [
      'Le visiteur clique sur la carte, déplace le repère à la souris ou aux flèches, cherche une adresse, utilise sa position ou saisit des coordonnées.',
      'Tous les formats courants sont acceptés : `48,3904`, `48°23′25″ N`, `4 29,1 O`. Une paire copiée d’une carte remplit les deux champs, et se colle aussi dans la recherche.',
      'Une valeur incorrecte affiche une erreur sous son champ et bloque l’envoi du formulaire.',
      'Les champs sont ceux de votre formulaire : ils fonctionnent aussi sans JavaScript, sans carte ou sans réseau.',
      'La position du visiteur n’est demandée que s’il clique sur « Ma position ». Chaque refus est expliqué.',
      'Dans une fenêtre, le point est transmis au formulaire de la page qui l’a ouverte, puis la fenêtre se ferme.',
      'Sans WebGL, la recherche d’adresse et les champs restent disponibles, avec une image de la région.',
    ],
    withoutScript: 'Vos deux champs s’affichent avec leurs étiquettes, et leur saisie est envoyée avec le formulaire.',
    live: `
    <form name="essai-point">
      <flx-map-picker name-lat="latitude" name-lng="longitude" geocoder="/geocodage/search/">
        <p><label>Latitude <input name="latitude" value="48.3904" autocomplete="off"></label>
        <label>Longitude <input name="longitude" value="-4.4861" autocomplete="off"></label></p>
      </flx-map-picker>
    </form>`,
    code: `
    <form action="/annonce">
      <flx-map-picker name-lat="latitude" name-lng="longitude"
          geocoder="https://data.geopf.fr/geocodage/search/">
        <label>Latitude <input name="latitude"></label>
        <label>Longitude <input name="longitude"></label>
      </flx-map-picker>
      <button>Envoyer</button>
    </form>`,
    fixed: ['name-form', 'name-lat', 'name-lng', 'geocoder', 'map-style', 'tiles'],
    calls: [
      { method: 'search', label: 'Chercher « Quimper »', args: ['Quimper'] },
      { method: 'pick', label: 'Choisir la pointe du Raz', args: [48.0402, -4.7409] },
    ],
    keys: [
      ['← → ↑ ↓', 'Sur le repère, le déplace.'],
      ['Maj + ← → ↑ ↓', 'Sur le repère, le déplace plus loin.'],
      ['Entrée', 'Lance la recherche, ou choisit une adresse.'],
      ['↓', 'Passe de la recherche aux adresses trouvées.'],
      ['Échap', 'Ferme la liste des adresses.'],
    ],
  },
  {
    tag: 'flx-mask',
    title: 'Masques de saisie',
    facts: [
      'Une valeur du serveur est mise en forme dès l’affichage, et le formulaire envoie la valeur brute, quel que soit le mode d’envoi : bouton, Entrée, `requestSubmit`, `FormData`.',
      'Le visiteur peut coller « 1.234,50 € » ou « +33 6 12 34 56 78 ». L’annulation, le remplissage automatique et les claviers à composition fonctionnent.',
      'La clé des IBAN, SIRET, SIREN et numéros de sécurité sociale est vérifiée, Corse comprise.',
      'Le code postal suit le pays choisi dans le formulaire : cinq chiffres en France, quatre en Belgique.',
    ],
    withoutScript: 'Un champ ordinaire affiche la valeur du serveur.',
    keys: [
      ['k, m', 'Dans un nombre, multiplie par mille ou par un million.'],
      ['/ . -', 'Dans une date, complète le jour ou le mois : 1/ devient 01/.'],
    ],
    live: `<form action="#">
  <flx-mask>
    <p><label>Téléphone <input type="tel" name="telephone" data-flx-mask="phone" autocomplete="tel" value="0298443412"></label></p>
    <p><label>Né le <input name="naissance" data-flx-mask="flexitdate" value="1984-02-29"></label></p>
    <p><label>Montant <input name="montant" data-flx-mask="euro" value="1234.5"></label></p>
    <p><label>IBAN <input name="iban" data-flx-mask="iban" autocomplete="off"></label></p>
  </flx-mask>
</form>`,
    samples: { mask: 'phone' },
  },
  {
    tag: 'flx-newsletter',
    title: 'Lettre d’information',
    facts: [
      'Le formulaire est le vôtre : ses champs, ses cases, son adresse.',
      'Un message affiche le résultat de l’inscription, avec la phrase du serveur.',
      'Deux clics n’inscrivent qu’une fois. Après une erreur, l’adresse saisie est conservée.',
    ],
    withoutScript: 'Le navigateur envoie le formulaire ; le serveur redirige vers la page, qui affiche le résultat.',
    live: `
    <flx-newsletter>
      <form method="post" action="/globalflexit/ajax/modules/newsletter_v2/traitement.php">
        <p><label for="essai-lettre">Adresse e-mail</label><br>
        <input type="email" id="essai-lettre" name="email" autocomplete="email" required></p>
        <p><button type="submit">S’inscrire</button></p>
      </form>
    </flx-newsletter>`,
  },
  {
    tag: 'flx-repeat',
    title: 'Blocs répétables',
    facts: [
      'Les noms, `id`, `for`, légendes, liens d’erreur et règles `data-flx-if` suivent le numéro du bloc ; le choix des boutons radio est conservé.',
      'Le numéro est reconnu dans les formes `lignes[0][article]`, `lignes-0-article`, `article_1`, ou `__n__` dans un `<template>`.',
      'Le visiteur rétablit d’un clic un bloc retiré, avec sa saisie et ses fichiers.',
      'Dans `<flx-form>`, le brouillon conserve les blocs ajoutés, retirés et déplacés.',
      'Les masques, les dates, les suggestions et les envois de fichiers fonctionnent dans chaque bloc ; un bloc peut en répéter d’autres.',
      'Avec `data-flx-optional` sur un `<fieldset>`, le visiteur peut ignorer ce groupe, qui n’est alors pas envoyé.',
      'La console et `?flx=diag` indiquent pourquoi un bloc ne peut pas être répété.',
    ],
    withoutScript: 'Les blocs écrits par le serveur s’affichent ; vos boutons d’ajout lui sont envoyés.',
    keys: [
      ['Entrée sur « Ajouter »', 'Ajoute un bloc et place le focus dans son premier champ.'],
      ['Entrée sur ↑ ou ↓', 'Déplace le bloc et garde le focus sur le bouton.'],
      [
        'Entrée sur « Retirer »',
        'Retire le bloc et passe au suivant ; le bouton « Remettre » se trouve après les blocs.',
      ],
      ['Échap', 'Annule le déplacement en cours.'],
    ],
    live: `
    <flx-repeat max="4" add-label="Ajouter une ligne">${line}
    </flx-repeat>`,
    fixed: ['start'],
  },
  {
    tag: 'flx-upload',
    title: 'Envoi de fichiers',
    facts: [
      'Le visiteur choisit, dépose, colle ou photographie ses fichiers. Chacun a sa ligne, son aperçu et sa progression.',
      'Un envoi interrompu reprend à l’endroit où il s’est arrêté. Un fichier de 2 000 Mo n’occupe pas la mémoire de la page.',
      'Chaque refus s’affiche sur la ligne du fichier : extension, poids, fichier vide, dossier, doublon, nombre maximal.',
      'Un formulaire envoyé trop tôt attend l’arrivée des fichiers.',
      'La remise à zéro du formulaire (`reset`) garde les fichiers présents dans la page et retire les autres.',
    ],
    withoutScript: 'Le champ de fichiers du navigateur s’affiche, et les fichiers sont envoyés avec le formulaire.',
    live: `
    <flx-upload dir="devis" sizelimit="20" exts="jpg,jpeg,png,webp,gif,pdf" multiple="6">
      <p><label for="essai-photos">Photos ou plans</label><br>
      <input type="file" id="essai-photos" name="photos" accept="image/*,.pdf" multiple></p>
    </flx-upload>`,
    code: `
    <flx-upload dir="devis" sizelimit="20" exts="jpg,jpeg,png,webp,gif,pdf" multiple="6">
      <label>Photos ou plans <input type="file" name="photos" accept="image/*,.pdf" multiple></label>
    </flx-upload>`,
    fixed: ['src', 'dir', 'mask', 'sess'],
    calls: [
      { method: 'view', label: 'Demander les fichiers' },
      { method: 'resetSession', label: 'Tout retirer' },
    ],
  },
]
