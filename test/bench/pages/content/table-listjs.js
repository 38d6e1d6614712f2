globalThis.list = new List('list', {
  valueNames: ['name', { name: 'amount', attr: 'data-amount' }],
  page: 100,
  pagination: true,
})
