/** The help text of `flx check`. */
export const checkUsage = `flx check ADRESSE [options]

Lit une page et ses appels au serveur comme le ferait flx, et signale ce qui n’est pas conforme.

  --ecrire            ajoute aussi un article à un panier neuf, en change la quantité et le retire, et envoie
                      vides les formulaires dont un champ est obligatoire ; aucune commande n’est passée
  --article ADRESSE   la page d’un article à ajouter, avec --ecrire ; par défaut, les liens de la page sont suivis
  --cookie NOM=VALEUR la session d’un client, pour lire les listes de son compte ; sans --ecrire
  --rapport FICHIER   écrit le rapport : .json, .xml (JUnit) ou .html ; sans extension, les trois
  --delai SECONDES    la durée d’attente de chaque réponse, 15 par défaut
  --strict            un point à vérifier compte comme une erreur

Code de sortie : 0 si tout est conforme, 1 si une erreur est signalée, 2 si une option ou l’adresse est incorrecte.
`

/** The help text of `flx serve`. */
export const serveUsage = `flx serve [DOSSIER] [options]

Sert un dossier de pages sur cette machine, avec flx et une boutique en mémoire qui répond à leurs appels.
Par défaut, le dossier courant. Le panneau /_flx simule des délais et des pannes, appel par appel.

  --port NOMBRE       le port du serveur, 8080 par défaut ; 0 choisit un port libre
  --html              les services répondent en HTML, et non en JSON
  --sans-panneau      les pages n’affichent pas le lien vers le panneau
  --sans-csp          les pages n’ont pas de politique de sécurité

Ctrl+C arrête le serveur et efface les données. Code de sortie : 2 si le dossier, le port ou une option est incorrect.
`

/** The help text of the whole command, shown on demand and if the command is not understood. */
export const usage = `${checkUsage}

${serveUsage}

  --aide              affiche ce texte
  --version           affiche la version
`

/** Thrown if the command is not valid, or names something that does not exist. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
