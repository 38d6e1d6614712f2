globalThis.maskAll = {
  markup: (field) => field,
  wake: (fields) => {
    for (const field of fields) globalThis.IMask(field, { mask: '00 00 00 00 00' })
  },
}
