const mask = new globalThis.Inputmask('99 99 99 99 99')
globalThis.maskAll = { markup: (field) => field, wake: (fields) => mask.mask([...fields]) }
