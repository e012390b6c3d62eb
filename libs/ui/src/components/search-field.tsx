import { Input } from 'antd';
import { Search } from 'lucide-react';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** 'Search notes': its name for assistive technology; the placeholder is the same with three dots. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed, where what is found is not in sight. */
  readonly onEnter?: () => void;
}

export function SearchField({ label, value, onChange, onEnter }: SearchFieldProps) {
  return (
    <Input
      className={styles['field']}
      type="search"
      aria-label={label}
      placeholder={`${label}...`}
      prefix={<Search className={styles['icon']} size={18} strokeWidth={1.75} aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onPressEnter={onEnter}
      allowClear
    />
  );
}
