/** The title of a section, which the focus goes to when the section takes the place of another. */
export function AccountSectionHead({ title }: { title: string }) {
  return (
    <h2 className="account-title" tabIndex={-1}>
      {title}
    </h2>
  )
}
