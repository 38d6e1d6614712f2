/** The title of a section; it gets the focus when the section replaces another. */
export function AccountSectionHead({ title }: { title: string }) {
  return (
    <h2 className="account-title" tabIndex={-1}>
      {title}
    </h2>
  )
}
