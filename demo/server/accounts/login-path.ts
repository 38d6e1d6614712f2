/** Path of the page to log in. */
export const loginPath = '/connexion'

/** Path of the page that asks for the code of the second factor, for a login without script. */
export const codePath = `${loginPath}/code`
