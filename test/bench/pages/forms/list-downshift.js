import { useCombobox } from 'downshift'
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'

function Towns() {
  const [items, setItems] = useState([])
  const { isOpen, getLabelProps, getMenuProps, getInputProps, getItemProps } = useCombobox({
    items,
    itemToString: (item) => item?.label ?? '',
    onInputValueChange: async ({ inputValue }) => {
      const answer = await fetch(`/pages/forms/towns?term=${encodeURIComponent(inputValue)}`)
      setItems(await answer.json())
    },
  })
  return h(
    'div',
    null,
    h('label', getLabelProps(), 'Ville'),
    h('input', getInputProps({ id: 'field' })),
    h(
      'ul',
      getMenuProps(),
      isOpen && items.map((item, index) => h('li', getItemProps({ key: item.label, item, index }), item.label)),
    ),
  )
}

createRoot(document.getElementById('place')).render(h(Towns))
