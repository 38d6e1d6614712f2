/** Where one logs in. */
export const loginPath = '/connexion'

/** Where a login without script is asked for the code of the second factor. */
export const codePath = `${loginPath}/code`
