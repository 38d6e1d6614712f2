globalThis.accessibleAutocomplete({
  element: document.getElementById('place'),
  id: 'field',
  source: async (term, show) => {
    const answer = await fetch(`/pages/forms/towns?term=${encodeURIComponent(term)}`)
    show((await answer.json()).map(({ label }) => label))
  },
})
