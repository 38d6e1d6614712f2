interface LogOutProps {
  /** The customer, with an account or as a guest. */
  customer: { email: string; guest?: boolean }
  base: string
}

export function LogOut({ customer: { email, guest = false }, base }: LogOutProps) {
  return (
    <form className="site-hint" method="post" action={`${base}ajax/modules/extranet_v2/traitement.php`}>
      <input type="hidden" name="action" value="logout" />
      {guest ? (
        'Ce n’est pas vous ?'
      ) : (
        <>
          Vous êtes connecté avec l’adresse <strong>{email}</strong>.
        </>
      )}{' '}
      <button className="site-link" type="submit">
        {guest ? 'Effacer mes coordonnées' : 'Se déconnecter'}
      </button>
    </form>
  )
}
