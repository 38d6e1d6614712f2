/** What `flx check` takes. */
export const checkUsage = `flx check ADRESSE [options]

Lit une page et ses appels au serveur comme le ferait flx, et dit ce qui n’y est pas dû.

  --ecrire            ajoute aussi un article à un panier neuf, en change la quantité et le retire, et envoie
                      vides les formulaires dont un champ est obligatoire ; rien n’est jamais commandé
  --article ADRESSE   la page d’un article à ajouter, avec --ecrire ; à défaut, les liens de la page sont suivis
  --cookie NOM=VALEUR une session de client, dont les listes du compte sont lues ; sans --ecrire
  --rapport FICHIER   écrit le rapport : .json, .xml (JUnit) ou .html ; sans extension, les trois
  --delai SECONDES    ce que l’on attend chaque réponse, 15 à défaut
  --strict            un point à vérifier compte comme une erreur

Rend 0 si rien n’est à redire, 1 si quelque chose n’est pas dû, 2 si la commande ou l’adresse ne va pas.
`

/** What `flx serve` takes. */
export const serveUsage = `flx serve [DOSSIER] [options]

Sert un dossier de pages à cette machine seule, avec flx, devant une boutique en mémoire qui répond à leurs appels.
Sans dossier, celui où l’on est. Un panneau, à /_flx, choisit délais et pannes, appel par appel.

  --port NOMBRE       où écouter, 8080 à défaut ; 0 en prend un libre
  --html              les services répondent en HTML, et non en JSON
  --sans-panneau      les pages ne montrent pas le lien vers le panneau
  --sans-csp          les pages vont sans politique de sécurité

Ctrl+C arrête tout : rien n’est gardé. Rend 2 si le dossier, le port ou la commande ne va pas.
`

/** What the command takes: told where it is asked for, where the command is not understood. */
export const usage = `${checkUsage}

${serveUsage}

  --aide              ce texte
  --version           la version
`
