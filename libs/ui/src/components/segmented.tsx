import { Segmented as AntSegmented, type SegmentedProps } from 'antd';

/** antd's, with one stop for Tab: its group would be a second one beside the choice in it. */
export const Segmented = <Value = string | number,>(props: SegmentedProps<Value>) => (
  <AntSegmented<Value> tabIndex={-1} {...props} />
);
