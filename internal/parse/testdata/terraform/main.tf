# What the network needs.
terraform {
  required_version = ">= 1.0"
  required_providers {
    aws = { source = "hashicorp/aws", version = "~> 5" }
  }
  backend "s3" { bucket = "state" }
}

variable "region" {
  description = "Where the network is."
  type        = list(object({ name = string, zone = optional(var_like, 1) }))
  default     = "eu-${var.zone}"
  validation {
    condition     = can(regex("^eu", var.region))
    error_message = "Only ${local.name}."
  }
}

// The zone.
variable "zone" {}

locals {
  # The name of all.
  name = "x-${var.region}"
  tags = merge(var.tags, { Name = local.name, "kind" = 1, (var.key) = var.value })
}

resource "aws_vpc" "this" {
  count      = var.create ? 1 : 0
  cidr_block = var.cidr
  tags       = local.tags
  provider   = aws.west

  dynamic "setting" {
    for_each = var.settings
    content { name = setting.value["name"] }
  }
  lifecycle {
    ignore_changes = [tags["x"]]
    precondition { condition = data.aws_ami.ubuntu.id != "" }
  }
}

data "aws_ami" "ubuntu" {
  most_recent = true
}

/* The module
   of others. */
module "vpc" {
  source    = "./modules/vpc"
  version   = "1.0"
  id        = aws_vpc.this[0].id
  ids       = [for s in aws_subnet.private : s.id if s.ok && local.on]
  by_name   = { for k, v in data.aws_ami.ubuntu.tags : k => v... }
  providers = { aws = aws.west }
}

module "registry" {
  source   = "terraform-aws-modules/vpc/aws"
  for_each = toset(module.vpc.names)
}

provider "aws" {
  region = var.region
}

provider "aws" {
  alias = "west"
}

output "id" {
  description = "What was made."
  value       = try(module.vpc["a"].ids[*].id, one(aws_vpc.this[*].id), path.module)
}

moved {
  from = aws_vpc.old
  to   = aws_vpc.this
}

resource "aws_iam_policy" "p-1" {
  policy = <<-EOT
    hello ${aws_vpc.this.arn}
    %{for a in var.list~}
    ${a.b} ${upper(local.name)}
    %{endfor~}
  EOT
  body   = jsonencode({ Statement = [each.value.c, self.id] })
}

resource "aws_broken" "x" {
  a = = 1
  b = [var.region
}

resource "aws_after" "y" {
  depends_on = [module.vpc, aws_broken.x]
}
