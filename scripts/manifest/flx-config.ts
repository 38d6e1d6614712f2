/**
 * L’élément n’affiche rien : il transmet ces réglages à tous les éléments de la page. Dans un script, `flx.configure()` a le même rôle.
 *
 * @summary L’adresse du serveur, la langue et la session, pour tous les éléments de la page.
 * @tag flx-config
 * @attr {string} [base=/globalflexit/] - Adresse de base des services du serveur.
 * @attr {string} lang - Langue des textes, des nombres et des dates, en deux lettres ; par défaut, celle de `<html lang>`.
 * @attr {string} session-hash - Empreinte de la session : les données conservées pour une autre session sont ignorées.
 * @attr {string} logo - Adresse du logo du site.
 * @attr {string} logo-site - Adresse du logo si `logo` est absent.
 * @attr {string} nonce - Nonce des scripts renvoyés par le serveur ; par défaut, celui des scripts de la page.
 * @attr {'on' | 'off'} [scripts=on] - Autorise l’exécution des scripts renvoyés par le serveur.
 * @attr {'on' | 'off'} translations - Demande les traductions du serveur ; par défaut, `off` en français et `on` dans les autres langues.
 * @attr {string} idpage - Page courante, si le gabarit ne peut pas modifier `<body>`.
 * @attr {string} idparent - Page parente, si le gabarit ne peut pas modifier `<body>`.
 * @attr {string} filariane - Chemin de la page, en identifiants séparés par des virgules, si le gabarit ne peut pas modifier `<body>`.
 * @attr {'on' | 'off'} [is-admin=off] - Ajoute `is_admin` aux appels des modèles (`get_contents.php`, `add_test.php`). Le serveur vérifie la session.
 * @attr {'on' | 'off'} [shield=on] - Protège les éléments des règles du site sur les balises simples.
 * @example
 * <flx-config base="/globalflexit/" session-hash="a1b2c3" logo="/media/logo.svg"></flx-config>
 */
export class FlxConfigElement extends HTMLElement {}
