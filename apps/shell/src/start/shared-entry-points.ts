export * as texts from '@berea/texts';
export * as data from '@berea/ui/data';
export * as forms from '@berea/ui/forms';
