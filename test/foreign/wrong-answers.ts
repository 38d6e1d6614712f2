/** What servers send instead of an answer of the shop, by what came. Typed by hand, as they come in real life. */
export interface WrongAnswer {
  name: string
  body: string
  type?: string
  /** What the console says came. */
  said: RegExp
  /** The session is over, rather than that the answer is not the one that was due. */
  isLogin?: boolean
}

export const wrongAnswers: WrongAnswer[] = [
  { name: 'a maintenance text', body: 'Site en maintenance, revenez plus tard.', said: /« Site en maintenance/ },
  {
    name: 'a maintenance text as text/plain',
    type: 'text/plain',
    body: 'Maintenance en cours',
    said: /« Maintenance en cours/,
  },
  {
    name: 'a maintenance fragment with controls of its own',
    body: '<div class="page"><h1>Maintenance</h1><button onclick="history.back()">Retour</button></div>',
    said: /« Maintenance Retour »/,
  },
  {
    name: 'a login fragment',
    body: '<form action="/connexion" method="post"><input name="email"><input type="password" name="pass"><button>OK</button></form>',
    said: /formulaire de connexion/,
    isLogin: true,
  },
  { name: 'OK', body: 'OK', said: /« OK »/ },
  { name: '1, as JSON', type: 'application/json', body: '1', said: /attendu/ },
  { name: 'an empty JSON object', type: 'application/json', body: '{}', said: /attendu/ },
  {
    name: 'a notice of PHP',
    body: '<br />\n<b>Notice</b>:  Undefined index: quantite in <b>/home/site/panier.php</b> on line <b>12</b><br />\n',
    said: /« Notice: Undefined index/,
  },
  {
    name: 'a fatal error of PHP',
    body: '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to a member function fetch() on bool in <b>/home/site/db.php</b><br />',
    said: /« Fatal error: Uncaught Error/,
  },
  { name: 'a byte order mark alone', body: '\uFEFF\uFEFF', said: /un corps vide/ },
  { name: 'an empty body', body: '', said: /un corps vide/ },
  {
    name: 'a whole page',
    body: '<!doctype html><html lang="fr"><head><title>Ma boutique</title></head><body><h1>Accueil</h1></body></html>',
    said: /une page entière \(« Ma boutique »\)/,
  },
]
