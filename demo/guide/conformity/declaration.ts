/** A declaration of accessibility to complete: the site fills in the passages between square brackets. */
export const declaration = `Déclaration d’accessibilité

[Nom de l’organisme] s’engage à rendre son site accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration s’applique à [adresse du site].

État de conformité
[Nom du site] est [totalement, partiellement, non] conforme avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, en raison des non-conformités énumérées ci-dessous.

Résultats des tests
L’audit du [date], par [nom], a porté sur [liste des pages] : [n] % des critères du RGAA sont respectés.

Non-conformités
[Contenus non accessibles, dérogations pour charge disproportionnée, contenus non soumis à l’obligation d’accessibilité.]

Composants interactifs
Le panier, les formulaires, les fenêtres, les menus et les carrousels sont des éléments de la bibliothèque flx. Leur conformité au RGAA 4.1.2 et aux critères ajoutés par WCAG 2.2 est décrite critère par critère, avec le test qui l’établit, dans sa page « Conformité RGAA ». Elle ne vaut que pour ces éléments, et ne remplace pas l’audit des pages.

Établissement de cette déclaration
Cette déclaration a été établie le [date]. Technologies : HTML5, CSS, JavaScript, WAI-ARIA. Essais menés avec : [navigateurs et lecteurs d’écran, et leurs versions].

Retour d’information et contact
Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez à [adresse e-mail] ou [formulaire] pour être orienté vers une alternative accessible, ou l’obtenir sous une autre forme.

Voies de recours
Si vous avez signalé un défaut d’accessibilité qui vous empêche d’accéder à un contenu ou à un service, et que vous n’avez pas obtenu de réponse satisfaisante, vous pouvez écrire au Défenseur des droits (formulaire.defenseurdesdroits.fr), contacter son délégué dans votre région, ou envoyer un courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.`

/** The statement that a shop adds to its conditions. */
export const shopStatement = `Accessibilité du service de vente en ligne

Le service de vente en ligne de [nom de l’entreprise] relève de la directive (UE) 2019/882 relative aux exigences en matière d’accessibilité applicables aux produits et services, depuis le 28 juin 2025.

Le service : [description générale, dans un format accessible], et les explications nécessaires pour l’utiliser : [adresse].
Le service répond aux exigences d’accessibilité par la norme EN 301 549, dont le chapitre 9 reprend WCAG 2.1, niveau AA. La recherche, le panier, l’identification, la commande et le paiement se font au clavier, avec un lecteur d’écran, à 400 % de zoom, et avec l’espacement de texte de votre choix.
Identification et paiement : [moyens de connexion et de paiement, et leur accessibilité].
Contenus non encore accessibles : [liste], d’ici au [date].

Pour signaler un défaut : [adresse e-mail ou téléphone].`
