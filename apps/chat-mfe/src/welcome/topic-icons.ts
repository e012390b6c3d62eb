import type { TopicName } from '../opening/topics.js';
import {
  GitCompareArrows,
  GraduationCap,
  Languages,
  type LucideIcon,
  MicVocal,
  ScrollText,
  Sunrise,
  Users,
} from 'lucide-react';

export const TOPIC_ICONS: Readonly<Record<TopicName, LucideIcon>> = {
  original: Languages,
  elsewhere: GitCompareArrows,
  sermon: MicVocal,
  comfort: Sunrise,
  lesson: GraduationCap,
  background: ScrollText,
  group: Users,
};
