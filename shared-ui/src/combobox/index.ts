export { Combobox, type ComboboxProps, type Option } from './combobox';
